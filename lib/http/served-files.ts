import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import { fileResponse } from './file-response.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
  '.wmv': 'video/x-ms-wmv',
  '.avi': 'video/x-msvideo',
  '.flv': 'video/x-flv',
};

/** Serves a file of public/videos, or one of public/pictures that was added after the start, when Next lists them; 404 for any other name. */
export async function preparedFile(folder: 'pictures' | 'videos', name: string, request: Request): Promise<Response> {
  const type = /^[\w-]+\.\w+$/.test(name) ? types[path.extname(name)] : undefined;
  if (!type) return new Response(null, { status: 404 });
  const served = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', folder, name);
  const response = await fileResponse(served, request, { 'content-type': type });
  if (response || folder === 'pictures') return response ?? new Response(null, { status: 404 });
  // The video is still being copied.
  const own = await fileResponse(path.join(env.dataDir, folder, name), request, { 'content-type': type });
  return own ?? new Response(null, { status: 404 });
}

/** Reads a file of data/documents. Its name comes from the data, never from a visitor. */
export const documentFile = (name: string): Promise<Buffer> => readFile(path.join(env.dataDir, 'documents', name));
