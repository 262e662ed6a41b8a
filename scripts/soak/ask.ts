import { refusedScript } from './inline-scripts.ts';

/** A request, and the answer that it must get. */
export interface Ask {
  kind: string;
  path: string;
  /** 200, unless another is named. */
  status?: number;
  /** What a whole answer ends with. */
  end: string;
  shows?: string;
}

const patience = 10_000;

/** Asks the site; resolves to how long the whole answer took, in ms, and what is wrong with it (null for nothing). */
export async function ask(site: string, asked: Ask): Promise<{ ms: number; fault: string | null }> {
  const started = performance.now();
  try {
    const answer = await fetch(site + asked.path, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const body = await answer.text();
    const ms = performance.now() - started;
    const fault = answerFault(asked, answer.status, answer.headers, body);
    return { ms, fault: fault && `${asked.path}: ${fault}` };
  } catch (error) {
    return { ms: performance.now() - started, fault: `${asked.path}: ${(error as Error).message}` };
  }
}

/** What is wrong with an answer; null for nothing. */
export function answerFault(asked: Ask, status: number, headers: Headers, body: string): string | null {
  const { status: expected = 200, end, shows } = asked;
  if (status !== expected) return `expected status ${expected}, found ${status}`;
  if (!body.trimEnd().endsWith(end)) return `expected "${end}" at its end, found "${body.slice(-40)}"`;
  if (shows !== undefined && !body.includes(shows)) return `expected "${shows}" in it, found none`;
  const refused = end === '</html>' && refusedScript(body, headers.get('content-security-policy') ?? '');
  return refused ? `expected a policy that allows its scripts, found none for "${refused}"` : null;
}
