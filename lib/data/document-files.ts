import 'server-only';
import { readdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import type { StoredFile } from './picture-files.ts';

// The files of data/documents: never public, sent by signed link on request.

const folder = () => path.join(env.dataDir, 'documents');

/** The file names that the data may have (lib/catalogue/schema/property.ts). */
export const isDocumentName = (name: string): boolean => /^[\w-]+\.pdf$/.test(name);

/** Their names, without waiting: a change of the data asks while it is computed. */
export function documentNamesNow(): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder()));
  } catch {
    return new Set();
  }
}

export const documentNames = async (): Promise<string[]> =>
  (await readdir(folder()).catch(() => [])).filter(isDocumentName).sort();

/** A file of data/documents; null for none. */
export async function storedDocument(name: string): Promise<StoredFile | null> {
  const found = isDocumentName(name) ? await stat(path.join(folder(), name)).catch(() => null) : null;
  return found && { size: found.size, at: found.mtimeMs };
}
