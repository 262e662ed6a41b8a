import { existsSync } from 'node:fs';
import path from 'node:path';
import { slug } from '../base/slug.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { checkCombination } from '../catalogue/conditions/evaluate.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Header } from '../content/frame/schema.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Site } from '../content/schema.ts';
import { issue } from '../files/issue-codes.ts';
import { checkReferences, type DataReader, type FromFile, inTable } from '../files/reader.ts';
import { type Localized, locales } from '../i18n/locales.ts';
import { pictureLimits } from '../media/limits.ts';
import { ownVideoFile } from '../media/links.ts';

/** The largest original of a picture, in MB. */
const maxPictureMb = pictureLimits.storedBytes / 1e6;

export function checkPictureFiles(reader: DataReader, { pictures }: Catalogue): void {
  const owners = new Map<string, string>();
  for (const { id, file } of pictures.values()) {
    const names = typeof file === 'string' ? [file] : Object.values(file);
    for (const name of names) {
      const { name: stem } = path.parse(name);
      const owner = owners.get(stem) ?? name;
      owners.set(stem, owner);
      const size = reader.sizeOf(`pictures/${name}`);
      if (size === undefined)
        reader.addIssue('pictures.json', `${id}.file`, issue('file', { folder: 'pictures' }), name, {
          source: `pictures/${name}`,
        });
      // The files made from a picture have its name with other extensions.
      else if (owner !== name)
        reader.addIssue('pictures.json', `${id}.file`, issue('pictureNameTaken', { owner }), name);
      else if (size > maxPictureMb * 1e6)
        reader.addIssue(
          `pictures/${name}`,
          '',
          issue('pictureSize', { limit: maxPictureMb }),
          `${Math.round(size / 1e6)} MB`,
        );
    }
  }
}

/** At least one language is in use, and each is listed once. */
export function checkLanguages(reader: DataReader, { languages }: Site): void {
  const codes = languages.map(({ code }) => code);
  if (new Set(codes).size < codes.length) reader.addIssue('site.json', 'languages', issue('languageTwice'), codes);
  if (!languages.some(({ use }) => use)) reader.addIssue('site.json', 'languages', issue('languageInUse'), languages);
}

/** Files of public/ that the header names. */
export function checkPublicFiles(reader: DataReader, { logo, banner }: Header): void {
  const named = [
    ['logo', logo],
    ['banner.video', banner.type === 'video' ? banner.video : undefined],
  ] as const;
  for (const [place, file] of named)
    if (file && !existsSync(path.join(process.cwd(), 'public', file)))
      reader.addIssue('header.json', place, issue('file', { folder: 'public' }), file, { source: `public/${file}` });
}

/** Whether each city and type has a unique name from which an address can be made. */
export function checkAddressNames(reader: DataReader, { cities, types }: Catalogue): boolean {
  const before = reader.issues.length;
  checkNames(reader, 'cities.json', [...cities.values()]);
  checkNames(
    reader,
    'property-types.json',
    [...types.values()].map(({ webId, name }) => ({ id: webId, name })),
  );
  return reader.issues.length === before;
}

function checkNames(
  reader: DataReader,
  file: string,
  things: readonly { id: string | number; name: Localized }[],
): void {
  const owners = new Map<string, string | number>();
  const reported = new Set<string>();
  for (const { id, name } of things)
    for (const locale of locales) {
      const part = slug(name[locale]);
      const place = `${id}.name.${locale}`;
      if (part === '') reader.addIssue(file, place, issue('addressName'), name[locale]);
      const owner = owners.get(`${locale}/${part}`) ?? id;
      owners.set(`${locale}/${part}`, owner);
      if (owner === id || part === '' || reported.has(`${owner} ${id}`)) continue;
      reported.add(`${owner} ${id}`);
      reader.addIssue(file, place, issue('nameTaken', { owner }), name[locale]);
    }
}

/** The videos and documents of homes exist in their folders. */
export function checkNamedFiles(
  reader: DataReader,
  homes: readonly FromFile<Property>[],
  { properties }: Catalogue,
): void {
  for (const { file, item } of homes) {
    const { id, documents = [], videos = [] } = item;
    if (!properties.has(id)) continue;
    const check = (place: string, folder: 'documents' | 'videos', name: string) => {
      const source = `${folder}/${name}`;
      if (reader.sizeOf(source) === undefined)
        reader.addIssue(file, place, issue('file', { folder }), name, { source });
    };
    for (const [i, document] of documents.entries()) check(`documents.${i}.file`, 'documents', document.file);
    for (const [i, { link }] of videos.entries()) {
      const video = ownVideoFile(link);
      if (video) check(`videos.${i}.link`, 'videos', video);
    }
  }
}

/** An invalid `advancedCondition` would hide its subject without a message. */
export function checkConditions(reader: DataReader, { conditions }: LoadedContent): void {
  for (const [i, condition] of conditions.entries()) {
    try {
      checkCombination(condition);
    } catch (error) {
      const { advancedCondition } = condition;
      const reason = (error as Error).message;
      reader.addIssue(
        'conditions.json',
        `items.${i}.advancedCondition`,
        issue('combination', { reason }),
        advancedCondition,
      );
    }
  }
}

/** Hours of their own are those of brokers there are. */
export const checkBrokerHours = (reader: DataReader, { visits, team }: LoadedContent): void =>
  checkReferences(
    reader,
    'visits.json',
    Object.keys(visits?.brokers ?? {}).map((id) => inTable(`brokers.${id}`, id, 'team.json', 'id', team)),
  );

export function checkCostSources(reader: DataReader, { costs }: LoadedContent): void {
  if (!costs) return;
  const { $schema, sources, ...rules } = costs;
  for (const [name, values] of Object.entries(rules))
    for (const [i, { source }] of values.entries())
      if (!sources[source]) reader.addIssue('costs.json', `${name}.${i}.source`, issue('costSource'), source);
}
