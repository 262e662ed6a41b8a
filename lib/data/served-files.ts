import 'server-only';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
};

/**
 * A file of public/pictures or public/videos that was added after the start: Next lists those once. 404 for any other name; supports range
 * requests, without which Safari plays no video (RFC 9110, 14).
 */
export async function preparedFile(folder: 'pictures' | 'videos', name: string, request: Request): Promise<Response> {
  const type = /^[\w-]+\.\w+$/.test(name) ? types[path.extname(name)] : undefined;
  const file = type
    ? await open(/* turbopackIgnore: true */ path.join(process.cwd(), 'public', folder, name)).catch(() => null)
    : null;
  if (!type || !file) return new Response(null, { status: 404 });
  try {
    const { size } = await file.stat();
    const headers = { 'content-type': type, 'accept-ranges': 'bytes' };
    const part = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
    if (!part) return new Response(new Uint8Array(await file.readFile()), { headers });
    const [start, last] = [Number(part[1]), Math.min(Number(part[2] || size - 1), size - 1)];
    if (start > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    const bytes = new Uint8Array(last - start + 1);
    await file.read(bytes, 0, bytes.length, start);
    return new Response(bytes, {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${start}-${last}/${size}` },
    });
  } finally {
    await file.close();
  }
}

/** The content of a file of data/documents. The name comes from the data, never from a visitor. */
export const documentFile = (name: string): Promise<Buffer> => readFile(path.join(env.dataDir, 'documents', name));
