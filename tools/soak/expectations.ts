import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type DataIssue, type ReportedIssue, reportedIssue } from '../../lib/files/issues.ts';

/** The expected content of a page. */
export interface Expectation {
  path: string;
  /** 200 by default. */
  status?: number;
  /** The end of a complete response. */
  end?: string;
  shows?: string;
  hides?: string;
}

/** The mismatch of a response; null if it is as expected. */
export function mismatch(expectation: Expectation, status: number, body: string): string | null {
  const { path, status: expected = 200, end, shows, hides } = expectation;
  if (status !== expected) return `${path}: expected status ${expected}, found ${status}`;
  if (end !== undefined && !body.trimEnd().endsWith(end))
    return `${path}: expected "${end}" at its end, found "${body.slice(-40)}"`;
  if (shows !== undefined && !body.includes(shows)) return `${path}: expected "${shows}", which is missing`;
  if (hides !== undefined && body.includes(hides)) return `${path}: expected no "${hides}", which is there`;
  return null;
}

/** The start of the first inline script that the page's Content-Security-Policy blocks; null for none. */
function blockedScript(html: string, policy: string): string | null {
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|type="application\/ld\+json"/.test(attributes)) continue;
    const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(body).digest('base64');
    if (!policy.includes(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`)) return body.slice(0, 80);
  }
  return null;
}

/** A request and its expected response. */
export interface ExpectedResponse extends Expectation {
  kind: string;
  end: string;
}

const responseTimeoutMs = 10_000;

/** Sends a request; resolves to the time until the response was complete, in ms, and what is wrong with it (null for nothing). */
export async function fetchExpected(
  site: string,
  expected: ExpectedResponse,
): Promise<{ ms: number; issue: string | null }> {
  const started = performance.now();
  try {
    const answer = await fetch(site + expected.path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    const body = await answer.text();
    const ms = performance.now() - started;
    return { ms, issue: responseMismatch(expected, answer.status, answer.headers, body) };
  } catch (error) {
    return { ms: performance.now() - started, issue: `${expected.path}: ${(error as Error).message}` };
  }
}

/** The mismatch of a response, including the Content-Security-Policy of a page; null if there is none. */
export function responseMismatch(
  expected: ExpectedResponse,
  status: number,
  headers: Headers,
  body: string,
): string | null {
  const issue = mismatch(expected, status, body);
  if (issue || expected.end !== '</html>') return issue;
  const blocked = blockedScript(body, headers.get('content-security-policy') ?? '');
  return blocked ? `${expected.path}: expected a policy that allows its scripts, found none for "${blocked}"` : null;
}

const checkTimeoutMs = 6_000;

/** Resolves to what is wrong; null for nothing. */
export type Check = () => Promise<string | null>;

/** Checks five times a second until nothing is wrong; resolves to the ms since `from`, and rejects after six seconds with the last issue. */
export async function waitUntil(check: Check, from: number): Promise<number> {
  for (;;) {
    await pause(200);
    const wrong = await check();
    const passed = performance.now() - from;
    if (wrong === null) return passed;
    if (passed > checkTimeoutMs) throw new Error(wrong);
  }
}

/** Returns a check of one page. */
export const checkPage =
  (site: string, expectation: Expectation): Check =>
  async () => {
    const answer = await fetch(site + expectation.path);
    return mismatch(expectation, answer.status, await answer.text());
  };

/** Returns a check that /api/health/ reports exactly these issues. */
export const checkHealth =
  (site: string, issues: readonly DataIssue[]): Check =>
  async () => {
    const answer = await fetch(`${site}/api/health/`);
    const text = await answer.text();
    if (!answer.headers.get('content-type')?.includes('json')) return `/api/health/: status ${answer.status}, no JSON`;
    const { status, data } = JSON.parse(text) as { status: string; data: { faults: ReportedIssue[] } };
    const expected = issues.length > 0 ? 'data held back' : 'ok';
    return status === expected && isDeepStrictEqual(data.faults, issues.map(reportedIssue))
      ? null
      : `/api/health/: expected "${expected}" and ${JSON.stringify(issues)}, found ${text}`;
  };
