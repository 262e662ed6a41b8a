import 'server-only';
import { wantedByLaw } from '../../catalogue/check-legal.ts';
import { propertySchema } from '../../catalogue/schema/property.ts';
import { homeWarnings } from '../../catalogue/warnings/home-warnings.ts';
import { type DataIssue, toIssues } from '../../data/issues.ts';
import type { Snapshot } from '../../data/load.ts';
import { unreadPaths } from '../../data/unread.ts';
import { dayOf } from '../../day.ts';
import { unreadHashes } from '../../db/unread-texts.ts';
import { bandLetter, energyLabel } from '../../energy/label.ts';
import { labelled } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { faultWords } from '../fault-words.ts';
import { regionOfTyped, type TypedHome, unneededFields, withGroups } from './home-form.ts';
import { type RecordRef, schemaOf } from './records.ts';

/** What there is to say about a record while it is typed: sentences by the path of the field. */
export interface RecordCheck {
  errors: Record<string, string>;
  /** Still to be filled in before it can be published. */
  missing: Record<string, string>;
  warnings: Record<string, string>;
  notes: Record<string, string>;
  /** Fields that it hardly needs. */
  unneeded: readonly string[];
  /** Texts that were drafted and that nobody has read: "title.fr". */
  unread: readonly string[];
}

/** Checks a record by itself; the whole data are checked when it is saved. */
export async function checkRecord(
  record: RecordRef,
  content: unknown,
  locale: Locale,
  data: Snapshot,
): Promise<RecordCheck> {
  const parsed = schemaOf(record).safeParse(content);
  const issues = parsed.success ? [] : toIssues(`${record.name}.json`, content, parsed.error);
  const unread = unreadPaths(content, await unreadHashes(record.name));
  const check: RecordCheck = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread };
  const t = await translatorIn(locale, 'office.edit');
  for (const issue of issues)
    if (issue.found === 'nothing' || issue.found === '[]') check.missing[issue.path] ??= t('missing');
    else check.errors[issue.path] ??= await sentenceOf(issue, locale);
  if (record.folder !== 'properties') return check;
  // Set when it is published.
  delete check.missing.publishedAt;
  delete check.missing.updatedAt;
  const home = content as TypedHome;
  const region = regionOfTyped(home, data);
  for (const [field, rule] of wantedByLaw(withGroups(home), region)) {
    const [group, name] = field.split('.') as [keyof NonNullable<TypedHome['attributes']>, string];
    if ((home.attributes?.[group] as Record<string, unknown> | undefined)?.[name] === undefined)
      check.missing[`attributes.${field}`] = t('wantedByLaw', { rule });
  }
  const whole = propertySchema.safeParse(content);
  if (whole.success)
    for (const warning of homeWarnings(whole.data, dayOf(Date.now()), data))
      check.warnings[warning.path] ??= await sentenceOf(warning, locale);
  const label = labelOf(home, data);
  if (label) check.notes['attributes.energy.specificEnergy'] = t('label', { label });
  return { ...check, unneeded: unneededFields(home, data) };
}

/** "Expected: a whole number." */
export async function sentenceOf(issue: Pick<DataIssue, 'expected' | 'found'>, locale: Locale): Promise<string> {
  const [t, { expected }] = [await translatorIn(locale, 'office.faults'), await faultWords(issue, locale)];
  return `${labelled(t('expected'), locale)} ${expected.text}`;
}

/** The letter of the energy label that a home has now; null for none. */
function labelOf({ city = '', webId = 0, attributes }: TypedHome, { catalogue }: Snapshot): string | null {
  const town = catalogue.cities.get(city);
  if (!town) return null;
  const found = energyLabel({ ...town, webId, ...attributes?.energy });
  return found && bandLetter(found.band);
}
