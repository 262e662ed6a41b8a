import 'server-only';
import { type AuditEntry, listAudit } from '../../audit/store.ts';
import { minuteMs } from '../../base/day.ts';
import { type FieldConflict, isSame } from '../../base/merge-record.ts';
import { writtenAt } from '../../files/data-json.ts';
import { moment } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { readHomeNumber } from '../../routes/home-record.ts';
import { shortenValue } from '../save-records.ts';
import { unitName } from '../units/columns.ts';

/** Searches this many events: all pictures are one file, and an office describes dozens in a row. */
const maxEntries = 500;

type Changed = Pick<FieldConflict, 'path' | 'theirs'>;

/** Returns a function that says who changed a field of a file last, and when: a member of staff, an import, or somebody in the file itself. */
export async function changedBy(file: string, stored: unknown, locale: Locale): Promise<(field: Changed) => string> {
  const t = await translatorIn(locale, 'office.edit.changedBy');
  const subject = String(readHomeNumber(file) ?? file);
  const { entries } = await listAudit({ subject }, null, maxEntries);
  // A change of many homes names each: the list by its reference, the grid of a project by its lot, an undo by its number.
  const { reference } = (stored ?? {}) as { reference?: unknown };
  const names = [reference, unitName(stored ?? {}), subject].map((name) => `${name}.`);
  const events = entries.map((event) => ({
    event,
    values: loggedValues(event, event.subject === subject ? [''] : names),
  }));
  const outside = await outsideSentence(writtenAt(file), locale);
  return ({ path: field, theirs }) => {
    const found = events.find(({ event, values }) => changesField(event, values, field));
    const isStill = found && (!found.values.has(field) || isSame(found.values.get(field), shortenValue(theirs)));
    return isStill ? t('person', { name: found.event.actorName, when: moment(found.event.at, locale) }) : outside;
  };
}

/** The new values of fields in an audit event, by their paths, which the event has after one of `prefixes`. */
const loggedValues = ({ after, before }: AuditEntry, prefixes: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(
    Object.keys({ ...before, ...after }).flatMap((name) => {
      const prefix = prefixes.find((one) => name.startsWith(one));
      return prefix === undefined ? [] : [[name.slice(prefix.length), after?.[name] ?? null]];
    }),
  );

/** Whether an event changed a field, a part of it or the group that it is in; an empty field means that the record was deleted or restored. */
const changesField = ({ action }: AuditEntry, values: ReadonlyMap<string, unknown>, field: string): boolean =>
  field === ''
    ? action === 'data.delete' || action === 'undo'
    : [...values.keys()].some((name) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`));

/** The sentence for a change that no audit event explains; `written` is null for a deleted file. */
async function outsideSentence(written: number | null, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.edit.changedBy');
  if (written === null) return t('deleted');
  const when = moment(written, locale);
  // An import has one event for all its homes.
  const around = { from: written - minuteMs, until: written + minuteMs };
  const { entries } = await listAudit({ action: 'data.import', ...around }, null, 1);
  return entries.length > 0 ? t('import', { when }) : t('file', { when });
}
