import { Agent, request } from 'node:http';
import { browser } from './beacon';

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

/** Whether the view of a visitor (a number) was answered with 204. */
const sendView = (site: string, home: number, visitor: number, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ what: 'view', homes: [home] });
    const headers = {
      origin: site,
      'user-agent': browser,
      'content-length': body.length,
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    request(`${site}/api/views/`, { method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 204));
      answer.once('error', () => resolve(false));
    })
      .once('error', () => resolve(false))
      .end(body);
  });
