import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { secondMs } from '../base/day.ts';
import { cityOfTown } from '../catalogue/places/towns-to-add.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { dataState } from '../data/store.ts';
import { withLease } from '../db/leases.ts';
import type { Draft } from '../files/draft.ts';
import type { Locale } from '../i18n/locales.ts';
import { homeRecordName, readHomeNumber } from '../routes/home-record.ts';
import { listWorkingCopies, listWorkingCopyNames, saveWorkingCopy } from '../staff/working-copies/store.ts';
import { unsavedSentence } from '../staff/working-copies/unsaved-changes.ts';
import { findTitle } from './fields/value-text.ts';
import { listHomesWithoutFile, type RecordFolder, type RecordRef, readRecord, recordRef } from './records.ts';
import { copyUnreviewed } from './store-unreviewed.ts';

/** The first number that no file of a folder and no working copy has. */
async function nextNumber(folder: RecordFolder): Promise<number> {
  const known = [...dataState().files.keys(), ...(await listWorkingCopyNames())];
  const names = known.filter((name) => name.startsWith(`${folder}/`));
  const numbers = names.map((name) => Number(/(\d+)(?:\.json)?$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

const numberWaitMs = 10 * secondMs;

/** Stores new numbered records as working copies: there is no file until one is saved. Returns their names, such as "properties/5801". */
export async function addNumbered(
  folder: RecordFolder,
  contents: readonly ((id: number) => object)[],
  staff: Staff,
): Promise<string[]> {
  // A working copy belongs to one person: two who begin at once would take the same number.
  return withLease(`numbers of ${folder}`, { waitMs: numberWaitMs }, async () => {
    const added: string[] = [];
    for (let id = await nextNumber(folder); added.length < contents.length; id++) {
      const record = recordRef(`${folder}/${id}`) as RecordRef;
      if (readRecord(record).stored !== null) continue;
      const copy = { base: null, content: contents[added.length]?.(id), staff: staff.id, version: 0 };
      if ((await saveWorkingCopy(record.name, copy)) !== null) added.push(record.name);
    }
    return added;
  });
}

const schemaOf = (name: string) => `../schemas/${name}.json`;

/** The id of the price unit “a month” in data/price-units.json. */
const monthly = 1;

/** Begins a home, which belongs to the broker who begins it; returns the name of its record. */
export async function addHome(
  { goal, webId, city }: Required<Pick<Draft<Property>, 'goal' | 'webId' | 'city'>>,
  staff: Staff,
): Promise<string> {
  const makeContent = (id: number) => ({
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
  const [added = ''] = await addNumbered('properties', [makeContent], staff);
  return added;
}

/** The fields that a copied home must not share: its dossier, its certificates, its place, its history. */
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

/** Begins a home as a copy of another one; returns the name of its record. */
export async function copyHome(
  home: Draft<Property> & { id: number },
  withPictures: boolean,
  staff: Staff,
): Promise<string> {
  const makeContent = (id: number) => ({ ...withoutOwn(home, withPictures), id });
  const [copied = ''] = await addNumbered('properties', [makeContent], staff);
  await copyUnreviewed(homeRecordName(home.id), copied);
  return copied;
}

/** A home that somebody began and never saved. */
export interface BegunHome {
  /** "properties/5801" */
  record: string;
  title: string;
  /** A sentence with the person who began it and the time of their last change. */
  unsaved: string;
  /** Whether its page has something for the reader: their form, or what they may take over. */
  isOpen: boolean;
}

/** The unfinished new homes of all staff; for a broker only their own. */
export async function listBegunHomes(staff: Staff, locale: Locale, drafts: Snapshot): Promise<BegunHome[]> {
  const begun = (await listWorkingCopies((await listHomesWithoutFile()).map(homeRecordName)))
    .filter(({ base }) => base === null)
    .map((copy) => ({ ...copy, home: copy.content as Draft<Property> }))
    .filter((copy) => staff.role !== 'broker' || copy.staff === staff.id || copy.home.broker === staff.broker);
  return Promise.all(
    begun.map(async ({ record, home, ...copy }) => ({
      record,
      title: [readHomeNumber(record), draftTitle(home, locale, drafts)].filter(Boolean).join(' · '),
      unsaved: await unsavedSentence(copy, staff.id, locale),
      isOpen: copy.staff === staff.id || staff.role !== 'broker',
    })),
  );
}

/** The title of a home, or its type and town if it has none: "House, Hasselt"; empty where nothing is known of it. */
export function draftTitle(home: Draft<Property>, locale: Locale, { catalogue }: Snapshot): string {
  const type = home.webId === undefined ? undefined : catalogue.types.get(home.webId)?.name[locale];
  const town = home.city === undefined ? undefined : cityOfTown(home.city, catalogue.cities)?.name[locale];
  return findTitle(home, locale) ?? [type, town].filter(Boolean).join(', ');
}
