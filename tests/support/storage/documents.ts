import { POST } from '@/app/api/office/documents/route';
import type { OfficeBrowser } from './office';

const start = Buffer.from('%PDF-1.7');

/** Sends a document to the office, as its pages do. */
export function sendDocument(
  browser: OfficeBrowser,
  query: Record<string, string>,
  body: Uint8Array = start,
  more: HeadersInit = {},
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/octet-stream', host: 'localhost:3000' });
  for (const [name, value] of [...browser.headers, ...new Headers(more)]) headers.set(name, value);
  const url = `http://localhost:3000/api/office/documents/?${new URLSearchParams({ locale: 'nl', ...query })}`;
  return POST(new Request(url, { method: 'POST', headers, body: new Uint8Array(body) }));
}
