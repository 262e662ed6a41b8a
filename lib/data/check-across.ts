import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LoadedContent } from '../content/load.ts';
import type { MenuItem, Site } from '../content/schema.ts';
import { locales } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';
import { slug } from '../slug.ts';
import type { DataReader } from './reader.ts';
import { checkReferences, inTable } from './references.ts';

export function checkPictureFiles(reader: DataReader, dir: string, { pictures }: Catalogue): void {
  for (const { id, file } of pictures.values()) {
    const names = typeof file === 'string' ? [file] : Object.values(file);
    for (const name of names)
      if (!existsSync(path.join(dir, 'pictures', name)))
        reader.fault('pictures.json', `${id}.file`, 'the name of a file in pictures/', name);
  }
}

export function checkTeam(reader: DataReader, { properties }: Catalogue, { team }: LoadedContent): void {
  for (const home of properties.values())
    checkReferences(reader, `properties/${home.id}.json`, [inTable('broker', home.broker, 'team.json', 'id', team)]);
}

export function checkHomePage(
  reader: DataReader,
  { properties, pictures }: Catalogue,
  { home, languages }: Site,
): void {
  const codes = languages.map(({ code }) => code);
  if (new Set(codes).size < codes.length) reader.fault('site.json', 'languages', 'each language once', codes);
  if (!languages.some(({ use }) => use)) reader.fault('site.json', 'languages', 'a language in use', languages);
  checkReferences(reader, 'site.json', [
    ...home.featured.map((id, i) => ({
      path: `home.featured.${i}`,
      key: id,
      source: `properties/${id}.json`,
      expected: 'the id of a published property',
      exists: properties.has(id),
    })),
    ...(['banner', 'bannerPhone', 'valuationPicture'] as const).map((name) =>
      inTable(`home.${name}`, home[name], 'pictures.json', 'id', pictures),
    ),
  ]);
}

/** Whether each city and type has a name that an address can be made of. */
export function checkAddressNames(reader: DataReader, { cities, types }: Catalogue): boolean {
  const before = reader.faults.length;
  const named = [
    ...[...cities.values()].map((city) => ['cities.json', city] as const),
    ...[...types.values()].map((type) => ['property-types.json', type] as const),
  ];
  for (const [file, { id, name }] of named)
    for (const locale of locales)
      if (slug(name[locale]) === '')
        reader.fault(file, `${id}.name.${locale}`, 'a name with letters or figures, for its address', name[locale]);
  return reader.faults.length === before;
}

/** A menu item leads to a page of the site, or out of it. */
export function checkMenu(
  reader: DataReader,
  items: readonly MenuItem[],
  paths: PathTable,
  { withdrawn }: Catalogue,
): void {
  for (const { id, target } of items) {
    if (!target.startsWith('/') || target.startsWith('//')) continue;
    const route = paths.locate(target)?.route;
    if (!route || (route.name === 'property' && withdrawn.has(route.id)))
      reader.fault(
        'menu.json',
        `${id}.target`,
        'the original path of a page, such as /for-sale/, or a full address',
        target,
      );
  }
}
