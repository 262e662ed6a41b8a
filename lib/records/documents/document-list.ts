import 'server-only';
import { plain } from '../../base/slug.ts';
import { documentNames, storedDocument } from '../../data/document-files.ts';
import type { StoredFile } from '../../data/picture-files.ts';
import type { LoadedFiles } from '../../files/reader.ts';
import { findPictureUses, unusedAfter } from '../pictures/picture-uses.ts';

export interface DocumentLine {
  name: string;
  /** The files of the data that name it. */
  uses: readonly string[];
  stored: StoredFile;
  /** Whether it may be deleted. */
  isOld: boolean;
}

const perPage = 50;

/** A page of the documents for visitors, those used nowhere first. */
export async function listDocumentFiles(
  { text = '', page }: { text?: string; page: number },
  files: LoadedFiles,
  now = Date.now(),
) {
  const names = await documentNames();
  const uses = await findPictureUses(new Set(names), files);
  const found = names.filter((name) => plain([name, ...(uses.get(name) ?? [])].join(' ')).includes(plain(text)));
  const sorted = [...found.filter((name) => !uses.has(name)), ...found.filter((name) => uses.has(name))];
  const lines = sorted.slice((page - 1) * perPage, page * perPage).map(async (name): Promise<DocumentLine[]> => {
    const [stored, used] = [await storedDocument(name), uses.get(name) ?? []];
    return stored ? [{ name, uses: used, stored, isOld: used.length === 0 && stored.at <= now - unusedAfter }] : [];
  });
  return {
    lines: (await Promise.all(lines)).flat(),
    count: names.length,
    found: found.length,
    pages: Math.max(1, Math.ceil(found.length / perPage)),
  };
}
