import { personsBrowser } from '../../scripts/support/send-view';

/** What a page of the site sends, with other headers or another body where a test is about them. */
export function beacon(body: unknown, own: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const usual = {
    host: 'heem.example',
    origin: 'https://heem.example',
    'user-agent': personsBrowser,
    'x-forwarded-for': '192.0.2.1',
    'content-length': String(Buffer.byteLength(text)),
  };
  return new Request('https://heem.example/api/views/', { method: 'POST', body: text, headers: { ...usual, ...own } });
}
