import 'server-only';
import { type AuditEntry, listAudit } from '../../audit/store.ts';
import { minuteMs } from '../../base/day.ts';
import { type FieldConflict, isSame } from '../../base/merge-record.ts';
import { writtenAt } from '../../files/data-json.ts';
import { moment } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { homeOfFile } from '../../staff/data-rights.ts';
import { shortened } from '../record-event.ts';
import { nameOfUnit } from '../units/columns.ts';

/** So far back the log is searched: all pictures are one file, and an office describes dozens in a row. */
const maxEntries = 500;

type Changed = Pick<FieldConflict, 'path' | 'theirs'>;

/** Who changed a field of a file last, and when, as a sentence: somebody of the office, an import, or somebody with the file itself. */
export async function changedBy(file: string, stored: unknown, locale: Locale): Promise<(field: Changed) => string> {
  const t = await translatorIn(locale, 'office.edit.changedBy');
  const subject = String(homeOfFile(file) ?? file);
  const { entries } = await listAudit({ subject }, null, maxEntries);
  // A change of many homes names each: the list by its reference, the grid of a project by its lot, an undo by its number.
  const { reference } = (stored ?? {}) as { reference?: unknown };
  const names = [reference, nameOfUnit(stored ?? {}), subject].map((name) => `${name}.`);
  const lines = entries.map((line) => ({ line, values: valuesOf(line, line.subject === subject ? [''] : names) }));
  const outside = await outsideSentence(writtenAt(file), locale);
  return ({ path: field, theirs }) => {
    const found = lines.find(({ line, values }) => changesField(line, values, field));
    const isStill = found && (!found.values.has(field) || isSame(found.values.get(field), shortened(theirs)));
    return isStill ? t('person', { name: found.line.actorName, when: moment(found.line.at, locale) }) : outside;
  };
}

/** What a line of the log says that fields became, by their paths; the line has these after one of `prefixes`. */
const valuesOf = ({ after, before }: AuditEntry, prefixes: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(
    Object.keys({ ...before, ...after }).flatMap((name) => {
      const prefix = prefixes.find((one) => name.startsWith(one));
      return prefix === undefined ? [] : [[name.slice(prefix.length), after?.[name] ?? null]];
    }),
  );

/** Whether a line is about a field, or about what it is in or what is in it; the whole record is deleted or added. */
const changesField = ({ action }: AuditEntry, values: ReadonlyMap<string, unknown>, field: string): boolean =>
  field === ''
    ? action === 'data.delete' || action === 'undo'
    : [...values.keys()].some((name) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`));

/** Of a file that no line of the log explains; null where it was deleted. */
async function outsideSentence(written: number | null, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.edit.changedBy');
  if (written === null) return t('deleted');
  const when = moment(written, locale);
  // An import is one line for all its homes.
  const around = { from: written - minuteMs, until: written + minuteMs };
  const { entries } = await listAudit({ action: 'data.import', ...around }, null, 1);
  return entries.length > 0 ? t('import', { when }) : t('file', { when });
}
