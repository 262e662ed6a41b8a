import type { Catalogue } from '../../catalogue/catalogue.ts';
import { checkReferences, type DataReader, inTable } from '../../data/reader.ts';
import { type Localized, locales } from '../../i18n/locales.ts';
import type { PathTable } from '../../routes/path-table.ts';
import type { LoadedContent } from '../load.ts';
import { markdownIssues } from '../markdown/read.ts';
import { leadsSomewhere } from '../target.ts';

/** What the checks of the content look at. */
export interface CheckContext {
  reader: DataReader;
  catalogue: Catalogue;
  content: LoadedContent;
  /** null where no table could be made: links cannot be judged then. */
  paths: PathTable | null;
}

/** A link of the data leads to a page of the site, or out of it. */
export function checkTarget(
  { reader, catalogue, paths }: CheckContext,
  file: string,
  path: string,
  target: string | undefined,
): void {
  if (target !== undefined && paths && !leadsSomewhere(target, paths, catalogue))
    reader.addIssue(file, path, 'the original path of a page, such as /for-sale/, or a full address', target);
}

/** Markdown holds nothing that the site does not show, and its links lead somewhere. */
export function checkMarkdown(
  { reader, catalogue, paths }: CheckContext,
  file: string,
  path: string,
  text: Localized<string | readonly string[]> | undefined,
): void {
  if (!text) return;
  const leads = (target: string) => !paths || leadsSomewhere(target, paths, catalogue);
  for (const locale of locales) {
    const given = text[locale];
    const parts = typeof given === 'string' ? [[`${path}.${locale}`, given] as const] : numbered(given, path, locale);
    for (const [place, part] of parts) {
      const found = markdownIssues(part, leads);
      if (found.length > 0)
        reader.addIssue(file, place, 'Markdown without HTML and pictures, whose links lead to a page', found.join(' '));
    }
  }
}

const numbered = (given: readonly string[], path: string, locale: string) =>
  given.map((part, i) => [`${path}.${locale}.${i}`, part] as const);

/** Pictures that are named in a file. */
export function checkPictures(
  { reader, catalogue }: CheckContext,
  file: string,
  named: readonly (readonly [path: string, id: string | undefined])[],
): void {
  checkReferences(
    reader,
    file,
    named.flatMap(([path, id]) =>
      id === undefined ? [] : [inTable(path, id, 'pictures.json', 'id', catalogue.pictures)],
    ),
  );
}
