import { Agent } from 'node:http';
import { sendView } from '@/scripts/support/send-view';

const parallel = 16;

/** Numbers of views sent and answered. */
export interface Tally {
  sent: number;
  answered: number;
}

/** Sends views of a home to a site, each from a different visitor, until it has stopped or `enough` returns true; updates the counts meanwhile. */
export async function sendViews(site: string, home: number, enough: AbortSignal, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const visitor = async () => {
    while (!enough.aborted && (await sendView(site, home, tally.sent++, agent))) tally.answered++;
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  agent.destroy();
}
