import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataIssue } from '../../lib/data/issues.ts';

/** What a page must show. */
export interface Expectation {
  path: string;
  /** 200, unless another is named. */
  status?: number;
  /** The end of a complete response. */
  end?: string;
  shows?: string;
  hides?: string;
}

/** What is wrong with a response; null if it is as expected. */
export function mismatch(expectation: Expectation, status: number, body: string): string | null {
  const { path, status: expected = 200, end, shows, hides } = expectation;
  if (status !== expected) return `${path}: expected status ${expected}, found ${status}`;
  if (end !== undefined && !body.trimEnd().endsWith(end))
    return `${path}: expected "${end}" at its end, found "${body.slice(-40)}"`;
  if (shows !== undefined && !body.includes(shows)) return `${path}: expected "${shows}" in it, found none`;
  if (hides !== undefined && body.includes(hides)) return `${path}: expected no "${hides}" in it, found one`;
  return null;
}

/** The first inline script of a page that its Content-Security-Policy would not let run, cut short; null for none. */
function refusedScript(html: string, policy: string): string | null {
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

const responseTimeout = 10_000;

/** Asks the site; resolves to how long the whole answer took, in ms, and what is wrong with it (null for nothing). */
export async function ask(site: string, asked: ExpectedResponse): Promise<{ ms: number; issue: string | null }> {
  const started = performance.now();
  try {
    const answer = await fetch(site + asked.path, { redirect: 'manual', signal: AbortSignal.timeout(responseTimeout) });
    const body = await answer.text();
    const ms = performance.now() - started;
    return { ms, issue: responseMismatch(asked, answer.status, answer.headers, body) };
  } catch (error) {
    return { ms: performance.now() - started, issue: `${asked.path}: ${(error as Error).message}` };
  }
}

/** What is wrong with a response, the Content-Security-Policy of a page included; null for nothing. */
export function responseMismatch(
  asked: ExpectedResponse,
  status: number,
  headers: Headers,
  body: string,
): string | null {
  const issue = mismatch(asked, status, body);
  if (issue || asked.end !== '</html>') return issue;
  const refused = refusedScript(body, headers.get('content-security-policy') ?? '');
  return refused ? `${asked.path}: expected a policy that allows its scripts, found none for "${refused}"` : null;
}

const givenUpAfter = 6_000;

/** Resolves to what is wrong; null for nothing. */
export type Check = () => Promise<string | null>;

/** Checks five times a second until nothing is wrong; resolves to the ms since `from`, and rejects after six seconds with what is wrong. */
export async function waitUntil(check: Check, from: number): Promise<number> {
  for (;;) {
    await pause(200);
    const wrong = await check();
    const passed = performance.now() - from;
    if (wrong === null) return passed;
    if (passed > givenUpAfter) throw new Error(wrong);
  }
}

/** Checks a page of the site. */
export const checkPage =
  (site: string, expectation: Expectation): Check =>
  async () => {
    const answer = await fetch(site + expectation.path);
    return mismatch(expectation, answer.status, await answer.text());
  };

/** Checks that /api/health/ reports exactly these issues. */
export const checkHealth =
  (site: string, issues: readonly DataIssue[]): Check =>
  async () => {
    const answer = await fetch(`${site}/api/health/`);
    const text = await answer.text();
    if (!answer.headers.get('content-type')?.includes('json')) return `/api/health/: status ${answer.status}, no JSON`;
    const { status, data } = JSON.parse(text) as { status: string; data: { faults: DataIssue[] } };
    const expected = issues.length > 0 ? 'data refused' : 'ok';
    return status === expected && isDeepStrictEqual(data.faults, issues)
      ? null
      : `/api/health/: expected "${expected}" and ${JSON.stringify(issues)}, found ${text}`;
  };
