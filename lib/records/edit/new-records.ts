import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { dayOf } from '../../base/day.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { cityOfTown } from '../../catalogue/towns-to-add.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { dataState } from '../../data/store.ts';
import type { Draft } from '../../files/draft.ts';
import type { Locale } from '../../i18n/locales.ts';
import { keepWorkingCopy, listWorkingCopies, listWorkingCopyNames } from '../store.ts';
import { copyUnread } from '../store-unread.ts';
import { type RecordFolder, type RecordRef, readRecord, recordRef } from './records.ts';
import { titleOf } from './title.ts';

/** The first number that no file of a folder and no working copy has. */
async function nextNumber(folder: RecordFolder): Promise<number> {
  const known = [...dataState().files.keys(), ...(await listWorkingCopyNames())];
  const names = known.filter((name) => name.startsWith(`${folder}/`));
  const numbers = names.map((name) => Number(/(\d+)(?:\.json)?$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

/** How often a number is tried that somebody else takes at the same moment. */
const tries = 20;

/** Keeps new numbered records as working copies: there is no file until one is saved. Returns their names, such as "properties/5801". */
export async function addNumbered(
  folder: RecordFolder,
  contents: readonly ((id: number) => object)[],
  staff: Staff,
): Promise<string[]> {
  const added: string[] = [];
  const first = await nextNumber(folder);
  const end = first + contents.length + tries;
  for (let id = first; added.length < contents.length; id++) {
    if (id === end) throw new Error(`no free number in ${folder} from ${first}`);
    const record = recordRef(`${folder}/${id}`) as RecordRef;
    if (readRecord(record).stored !== null) continue;
    const copy = { base: null, content: contents[added.length]?.(id), staff: staff.id, seen: 0 };
    if ((await keepWorkingCopy(record.name, copy)) !== null) added.push(record.name);
  }
  return added;
}

const schemaOf = (name: string) => `../schemas/${name}.json`;

/** Of a price a month. */
const monthly = 1;

/** Begins a home that its editor fills in; it is the broker's who begins it. */
export async function addHome(
  { goal, webId, city }: Required<Pick<Draft<Property>, 'goal' | 'webId' | 'city'>>,
  staff: Staff,
): Promise<string> {
  const contentOf = (id: number) => ({
    $schema: schemaOf('property'),
    id,
    status: 'draft',
    goal,
    webId,
    webIds: [webId],
    city,
    ...(staff.broker ? { broker: staff.broker } : {}),
    price: { publish: true, unit: goal === 1 ? monthly : 0 },
    address: { publish: true },
    pictures: [],
    plans: [],
    attributes: { surfaces: {}, layout: {}, building: {}, comfort: {}, energy: {}, legal: {}, costs: {} },
  });
  const [added = ''] = await addNumbered('properties', [contentOf], staff);
  return added;
}

/** What a copied home must have of its own: its dossier, its certificates, its place, its past. */
export function withoutOwn(home: Draft<Property>, withPictures: boolean): Draft<Property> {
  const { reference, source, publishedAt, updatedAt, history, marquee, advertisedOn, documents, ...rest } = home;
  const { latitude, longitude, boxNr, houseNumber, ...address } = rest.address ?? {};
  const { certificateCode, certificateEnd, ...energy } = rest.attributes?.energy ?? {};
  return {
    ...rest,
    status: 'draft',
    address,
    ...(withPictures ? {} : { pictures: [], plans: [], videos: undefined, tours: undefined }),
    attributes: { ...rest.attributes, energy },
  };
}

/** Begins a home with what another one says. */
export async function copyHome(home: Draft<Property>, withPictures: boolean, staff: Staff): Promise<string> {
  const contentOf = (id: number) => ({ ...withoutOwn(home, withPictures), id });
  const [copied = ''] = await addNumbered('properties', [contentOf], staff);
  await copyUnread(`properties/${home.id}`, copied);
  return copied;
}

/** A home that somebody began and never saved. */
export interface BegunHome {
  /** "properties/5801" */
  record: string;
  title: string;
  /** When somebody last typed, YYYY-MM-DD. */
  day: string;
}

/** The homes that were begun; of a broker those that are theirs. */
export async function listBegunHomes(staff: Staff, locale: Locale, drafts: Snapshot): Promise<BegunHome[]> {
  return (await listWorkingCopies())
    .filter(({ record, base }) => base === null && record.startsWith('properties/'))
    .map(({ record, content, changedAt }) => ({ record, home: content as Draft<Property>, day: dayOf(changedAt) }))
    .filter(({ home }) => staff.role !== 'broker' || home.broker === staff.broker)
    .map(({ record, home, day }) => {
      const title = [record.slice('properties/'.length), draftTitle(home, locale, drafts)].filter(Boolean).join(' · ');
      return { record, title, day };
    });
}

/** What a home is known by that may have no title yet: "House, Hasselt"; empty where nothing is known of it. */
export function draftTitle(home: Draft<Property>, locale: Locale, { catalogue }: Snapshot): string {
  const type = home.webId === undefined ? undefined : catalogue.types.get(home.webId)?.name[locale];
  const town = home.city === undefined ? undefined : cityOfTown(home.city, catalogue.cities)?.name[locale];
  return titleOf(home, locale) ?? [type, town].filter(Boolean).join(', ');
}
