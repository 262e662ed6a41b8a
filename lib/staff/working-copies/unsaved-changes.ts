import 'server-only';
import { moment } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { listUnsavedChanges, type UnsavedChanges } from './store.ts';

/** Changes of a record that a colleague has not saved. */
export interface Unsaved {
  /** The account of the colleague. */
  staff: string;
  /** "Unsaved changes by Nora Willems since 26 November 2026, 10:03" */
  text: string;
}

/** Returns a sentence about the unsaved changes of somebody, for the account `reader`. */
export async function unsavedSentence(
  { staff, name, changedAt }: Omit<UnsavedChanges, 'record'>,
  reader: string,
  locale: Locale,
): Promise<string> {
  const t = await translatorIn(locale, 'office.unsaved');
  const when = moment(changedAt, locale);
  if (staff === reader) return t('own', { when });
  return name === null ? t('byFormer', { when }) : t('by', { name, when });
}

/** Returns the unsaved changes of a record by colleagues of the account `reader`. */
export async function unsavedByOthers(record: string, reader: string, locale: Locale): Promise<Unsaved[]> {
  const others = (await listUnsavedChanges(record)).filter(({ staff }) => staff !== reader);
  return Promise.all(
    others.map(async (one) => ({ staff: one.staff, text: await unsavedSentence(one, reader, locale) })),
  );
}

/** Returns the sentences about records with unsaved changes, by the names of the records; `ofOthers` leaves out the reader's own. */
export async function unsavedTexts(
  reader: string,
  locale: Locale,
  { ofOthers = false } = {},
): Promise<ReadonlyMap<string, string>> {
  const sentences = new Map<string, string[]>();
  for (const one of (await listUnsavedChanges()).filter(({ staff }) => !ofOthers || staff !== reader))
    sentences.set(one.record, [...(sentences.get(one.record) ?? []), await unsavedSentence(one, reader, locale)]);
  return new Map([...sentences].map(([record, texts]) => [record, texts.join(' · ')]));
}
