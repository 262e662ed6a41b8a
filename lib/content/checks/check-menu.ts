import { checkReferences, type DataReader } from '../../data/reader.ts';
import { pageClashes } from '../../routes/addresses.ts';
import type { LoadedContent } from '../load.ts';
import { everyEntry, pageAddresses } from '../menu/published.ts';
import { type CheckContext, checkTarget } from './context.ts';

const file = 'menu.json';

/** Whether each page of the menu has an address of its own; tells which has not. */
export function checkPageAddresses(reader: DataReader, { everyMenuItem }: LoadedContent): boolean {
  const before = reader.issues.length;
  const entries = everyEntry(everyMenuItem);
  const seen = new Set<string>();
  for (const { entry, parent, place } of entries) {
    if (seen.has(entry.id)) reader.addIssue(file, `${place}.id`, 'an id that no other entry has', entry.id);
    seen.add(entry.id);
    if ((entry.path === undefined) === (entry.target === undefined))
      reader.addIssue(file, place, 'either a path (a page) or a target (a link)', { id: entry.id });
    if (parent && !parent.path && entry.path)
      reader.addIssue(file, `${place}.path`, 'no path, for the entry above it is no page', entry.path);
  }
  if (reader.issues.length > before) return false;
  for (const { id, paths, other } of pageClashes(pageAddresses(everyMenuItem))) {
    const placeOf = (name: string) => entries.find(({ entry }) => entry.id === name)?.place;
    const [[locale, path] = [], ...more] = Object.entries(paths);
    const [place, found] = more.length > 0 ? ['path', paths] : [`path.${locale}`, path];
    const owner = [placeOf(other), `"${other}"`].filter(Boolean).join(', ');
    reader.addIssue(
      file,
      `${placeOf(id)}.${place}`,
      `an address that no other page has (${owner}, has this one)`,
      found,
    );
  }
  return reader.issues.length === before;
}

/** Links lead somewhere, and each page of the menu has its file. */
export function checkMenu(context: CheckContext): void {
  const { reader, content } = context;
  const entries = everyEntry(content.everyMenuItem);
  for (const { entry, place } of entries) {
    checkTarget(context, file, `${place}.target`, entry.target);
    if (!entry.path) continue;
    const source = `pages/${entry.id}.json`;
    const exists = content.pageFiles.has(entry.id);
    const expected = 'the id of a file in pages/';
    checkReferences(reader, file, [{ path: `${place}.id`, key: entry.id, source, expected, exists }]);
  }
  if (!content.home && !reader.hasIssue('pages/home.json'))
    reader.addIssue('pages/home.json', '', 'the content of the home page', undefined);
  const addressed = new Set(entries.flatMap(({ entry: { id, path } }) => (path ? [id] : [])));
  for (const id of content.pageFiles.keys())
    if (id !== 'home' && !addressed.has(id) && !reader.hasIssue(file))
      reader.addIssue(`pages/${id}.json`, 'id', 'the id of an entry of menu.json that has a path', id);
}
