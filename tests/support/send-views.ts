import { Agent } from 'node:http';
import { sendView } from '../../scripts/support/send-view';

const parallel = 16;

/** Sends views of a home to a site, each of a visitor of its own, until it is gone or `enough` says so; tells when each was answered. */
export async function sendViews(
  site: string,
  home: number,
  enough: AbortSignal,
): Promise<{ sent: number; answered: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const found = { sent: 0, answered: [] as number[] };
  const visitor = async () => {
    while (!enough.aborted && (await sendView(site, home, found.sent++, agent))) found.answered.push(Date.now());
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  agent.destroy();
  return found;
}
