import { createHash } from 'node:crypto';

/** The first inline script of a page that its Content-Security-Policy would not let run, cut short; null for none. */
export function refusedScript(html: string, policy: string): string | null {
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|type="application\/ld\+json"/.test(attributes)) continue;
    const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(body).digest('base64');
    if (!policy.includes(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`)) return body.slice(0, 80);
  }
  return null;
}
