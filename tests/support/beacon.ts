/** A browser that a person uses. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** What a page of the site sends, with other headers or another body where a test is about them. */
export function beacon(body: unknown, own: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const usual = {
    host: 'heem.example',
    origin: 'https://heem.example',
    'user-agent': browser,
    'x-forwarded-for': '192.0.2.1',
    'content-length': String(Buffer.byteLength(text)),
  };
  return new Request('https://heem.example/api/views/', { method: 'POST', body: text, headers: { ...usual, ...own } });
}
