import 'server-only';
import { dayMs } from '../../base/day.ts';
import type { Picture } from '../../catalogue/schema/lists.ts';
import type { LoadedFiles } from '../../files/reader.ts';
import { listWorkingCopies } from '../../staff/working-copies/store.ts';

/** Unused uploads are deleted after this time. */
export const unusedAfter = 7 * dayMs;

/**
 * The files of the data that name each picture, of homes whatever their state, projects, pages, articles, the team, the header and so on,
 * with what is typed for them and not saved. A text that happens to be the id of a picture counts: rather one too many kept than one too few.
 */
export async function findPictureUses(ids: ReadonlySet<string>, files: LoadedFiles): Promise<Map<string, string[]>> {
  const uses = new Map<string, Set<string>>();
  const typed = (await listWorkingCopies()).map(({ record, content }) => [`${record}.json`, { content }] as const);
  for (const [file, { content }] of [...files, ...typed])
    if (file !== 'pictures.json')
      eachText(content, (text) => {
        if (!ids.has(text)) return;
        const named = uses.get(text);
        if (named) named.add(file);
        else uses.set(text, new Set([file]));
      });
  return new Map([...uses].map(([id, named]) => [id, [...named]]));
}

function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) eachText(part, visit);
}

/** The names of the files of a picture: one, or one a language. */
export const pictureFiles = ({ file }: Pick<Picture, 'file'>): string[] =>
  typeof file === 'string' ? [file] : [...new Set(Object.values(file))];
