import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ImportSource } from './sources.ts';

/** Where the office puts the file of a source that has no address; pictures in an archive come with it. */
export const uploadFolder = (varDir: string, source: string): string => path.join(varDir, 'import-files', source);

/** The feed of a source: its address, or the file that was uploaded last; null for none yet. */
export function placeOf({ id, address }: Pick<ImportSource, 'id' | 'address'>, varDir: string): string | null {
  if (address) return address;
  try {
    const folder = uploadFolder(varDir, id);
    const [file] = readdirSync(folder).filter((name) => /^feed\.(?:xml|json|zip)$/.test(name));
    return file ? path.join(folder, file) : null;
  } catch {
    return null;
  }
}
