import type { ServerResponse } from 'node:http';
import { policy } from '../security/headers.ts';
import { framedHeader, framedHtml, framedPolicy } from './framed-page.ts';
import { lateScripts } from './late-scripts.ts';
import { mediaOrigins, pagePolicy } from './page-policy.ts';

const policyHeader = 'content-security-policy';

/**
 * Gives a page that Next renders for this request what the page cache gives a cached one: scripts at the first touch, and a policy that
 * lets exactly its own inline scripts run. Next streams such a page; here it is held until it is whole, which is when its last part is
 * written. Called after `compression`, which then gets the finished page, and before Next.
 */
export function finishPage(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Uint8Array[] = [];
  // A cached page has its policy by then, as have files.
  const isUnfinished = () =>
    !response.headersSent &&
    !response.hasHeader(policyHeader) &&
    String(response.getHeader('content-type')).startsWith('text/html');

  response.flushHeaders = () => {
    if (!isUnfinished()) flushHeaders();
  };
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (...args: unknown[]) => {
    if (!isUnfinished()) return write(...args);
    keep(args[0]);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isUnfinished()) {
      // For example the redirect after a form.
      if (!response.headersSent && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy());
      return end(...args);
    }
    keep(args[0]);
    const whole = Buffer.concat(chunks).toString();
    const isFramed = response.hasHeader(framedHeader);
    response.removeHeader(framedHeader);
    const html = isFramed ? framedHtml(whole) : lateScripts(whole);
    response.setHeader(policyHeader, isFramed ? framedPolicy(mediaOrigins(html)) : pagePolicy(html));
    const body = Buffer.from(html);
    if (body.length > 0) response.setHeader('content-length', body.length);
    return end(body);
  };
}
