import { refusedScript } from './inline-scripts.ts';
import { type Sight, sightFault } from './sight.ts';

/** A request, and the answer that it must get. */
export interface Ask extends Sight {
  kind: string;
  end: string;
}

const patience = 10_000;

/** Asks the site; resolves to how long the whole answer took, in ms, and what is wrong with it (null for nothing). */
export async function ask(site: string, asked: Ask): Promise<{ ms: number; fault: string | null }> {
  const started = performance.now();
  try {
    const answer = await fetch(site + asked.path, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const body = await answer.text();
    const ms = performance.now() - started;
    return { ms, fault: answerFault(asked, answer.status, answer.headers, body) };
  } catch (error) {
    return { ms: performance.now() - started, fault: `${asked.path}: ${(error as Error).message}` };
  }
}

/** What is wrong with an answer, and with the policy of a page; null for nothing. */
export function answerFault(asked: Ask, status: number, headers: Headers, body: string): string | null {
  const fault = sightFault(asked, status, body);
  if (fault || asked.end !== '</html>') return fault;
  const refused = refusedScript(body, headers.get('content-security-policy') ?? '');
  return refused ? `${asked.path}: expected a policy that allows its scripts, found none for "${refused}"` : null;
}
