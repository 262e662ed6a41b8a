import { type Agent, request } from 'node:http';

/** The user agent of an ordinary browser. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Sends the view of a home to a site, as its pages do; visitors differ by number. Resolves to whether the status was 204. */
export const sendView = (site: string, home: number, visitor: number, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ what: 'view', homes: [home] });
    const headers = {
      origin: site,
      'user-agent': personsBrowser,
      'content-length': body.length,
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    request(`${site}/api/views/`, { method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 204));
      answer.once('error', () => resolve(false));
    })
      .once('error', () => resolve(false))
      .end(body);
  });
