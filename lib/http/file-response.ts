import 'server-only';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { wantedRange } from './byte-range.ts';

/**
 * Returns a file as a response, whole or in part, and reads no more than it sends. Safari needs parts for videos, and a map for its tiles
 * (RFC 9110, 13 and 14). Null if the file does not exist.
 */
export async function fileResponse(
  path: string,
  request: Request,
  more: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const file = await open(/* turbopackIgnore: true */ path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const { size, mtimeMs } = await file.stat();
  // The ETag is strong, since a file is replaced as a whole and never written in place.
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = { ...more, 'accept-ranges': 'bytes', etag, 'last-modified': new Date(mtimeMs).toUTCString() };
  const range = wantedRange(request.headers, { size, etag });
  if (range === 'unchanged' || range === 'outside' || request.method === 'HEAD' || size === 0) {
    await file.close();
    if (range === 'unchanged') return new Response(null, { status: 304, headers });
    if (range === 'outside')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    return new Response(null, { headers: { ...headers, 'content-length': String(size) } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
  const length = { 'content-length': String(end - start + 1) };
  if (!range) return new Response(body, { headers: { ...headers, ...length } });
  return new Response(body, {
    status: 206,
    headers: { ...headers, ...length, 'content-range': `bytes ${start}-${end}/${size}` },
  });
}
