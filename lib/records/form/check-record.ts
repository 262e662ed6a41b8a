import 'server-only';
import { dayOf } from '../../base/day.ts';
import { requiredByLaw } from '../../catalogue/checks/check-legal.ts';
import { listDraftIssues } from '../../catalogue/checks/draft-issues.ts';
import { bandLetter, energyLabel } from '../../catalogue/energy/label.ts';
import { type Property, propertySchema } from '../../catalogue/schema/property.ts';
import { draftWarnings, type WarningContext } from '../../catalogue/warnings/home-warnings.ts';
import { otherHomes } from '../../catalogue/warnings/other-homes.ts';
import { warningText } from '../../catalogue/warnings/warning-text.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { type Draft, readDraft } from '../../files/draft.ts';
import type { DataIssue, FieldIssue } from '../../files/issues.ts';
import { unreviewedPaths } from '../../files/unreviewed.ts';
import { toIssues } from '../../files/zod-issues.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { preparedPictures } from '../../media/prepared-pictures.ts';
import { listUnneededFields, regionOfTyped, setByItself, withGroups } from '../fields/home-form.ts';
import { issueSentence } from '../issue-messages.ts';
import { getSchema, type RecordRef, readRecord } from '../records.ts';
import { withDates } from '../save-records.ts';
import { unreviewedHashes } from '../store-unreviewed.ts';
import { withTypedTowns } from '../towns.ts';

/** The result of checking a record while it is typed: sentences by the path of the field. */
export interface RecordCheck {
  errors: Record<string, string>;
  /** Still to be filled in before it can be published. */
  missing: Record<string, string>;
  /** Possible mistakes; an editor who confirms a value stores the code in the record. */
  warnings: Record<string, { code: string; text: string }>;
  notes: Record<string, string>;
  /** The fields that a home of its kind hardly needs. */
  unneeded: readonly string[];
  /** Unapproved drafted texts: "title.fr". */
  unreviewed: readonly string[];
}

/** Checks a single record, a draft as if it were published; all data are checked when it is saved. */
export async function checkRecord(
  record: RecordRef,
  content: unknown,
  locale: Locale,
  known: Snapshot,
): Promise<RecordCheck> {
  const data = withTypedTowns(known, content);
  const isHome = record.folder === 'properties';
  const unreviewed = unreviewedPaths(content, await unreviewedHashes(record.name));
  const check: RecordCheck = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unreviewed };
  // Check the record as it would be saved: with a new price, the history of prices changes too.
  const saved = withDates(record.folder, readRecord(record).stored, content as object, dayOf(Date.now()));
  const t = await translatorIn(locale, 'office.edit');
  for (const issue of isHome
    ? listDraftIssues(fileName(record), saved as Draft<Property>, lookupTables(data))
    : findIssues(record, content))
    if (isMissing(issue)) check.missing[issue.path] ??= t('missing');
    else check.errors[issue.path] ??= await issueSentence(issue, locale);
  for (const path of setByItself) delete check.missing[path];
  if (!isHome) return check;
  const home = content as Draft<Property>;
  for (const [field, rule] of requiredByLaw(withGroups(home), regionOfTyped(home, data))) {
    const path = `attributes.${field}`;
    if (path in check.errors || path in check.missing)
      check.missing[path] = t('wantedByLaw', { rule: t(`rules.${rule}`) });
    delete check.errors[path];
  }
  const draft = readDraft(propertySchema, saved);
  if (draft)
    for (const warning of draftWarnings(draft, { ...warningContext(known), data }))
      check.warnings[warning.path] ??= { code: warning.code, text: await warningText(warning, locale) };
  const label = homeEnergyLabel(home, data);
  if (label) check.notes['attributes.energy.specificEnergy'] = t('label', { label });
  return { ...check, unneeded: listUnneededFields(home, data) };
}

const fileName = ({ name }: RecordRef): string => `${name}.json`;

function findIssues(record: RecordRef, content: unknown): DataIssue[] {
  const { success, error } = getSchema(record).safeParse(content);
  return success ? [] : toIssues(fileName(record), content, error);
}

export const isMissing = ({ found }: FieldIssue): boolean => found === undefined || found === '[]';

const lookupTables = ({ catalogue, content }: Snapshot) => ({ ...catalogue, team: content.team });

const contexts = new WeakMap<Snapshot, WarningContext>();

/** The data that the warnings compare a home with; computed once for each state of the data and day. */
function warningContext(data: Snapshot): WarningContext {
  const [day, known] = [dayOf(Date.now()), contexts.get(data)];
  if (known?.day === day) return known;
  const context = { day, data, others: otherHomes(data.catalogue), pictures: preparedPictures() };
  contexts.set(data, context);
  return context;
}

/** The letter of the energy label that a home has now; null for none. */
function homeEnergyLabel(
  { city = '', webId = 0, attributes }: Draft<Property>,
  { catalogue }: Snapshot,
): string | null {
  const town = catalogue.cities.get(city);
  if (!town) return null;
  const found = energyLabel({ ...town, webId, ...attributes?.energy });
  return found && bandLetter(found.band);
}
