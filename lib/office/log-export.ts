import 'server-only';
import { listStaff, type Staff } from '../accounts/store-staff.ts';
import { listAudit, writeAudit } from '../audit/store.ts';
import { csv } from '../base/csv.ts';
import { dayOf, timeOf } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { date } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { maxExported } from '../leads/export.ts';
import { type LogQuery, logFilter, logHref } from './log.ts';
import { logWords } from './log-words.ts';

/** The log as Excel in Belgium opens it, without names of visitors, which the log does not have either. */
export async function exportLog(query: LogQuery, staff: Staff, locale: Locale, data: Snapshot): Promise<string> {
  const { entries } = await listAudit(logFilter(query), null, maxExported);
  const t = await translatorIn(locale, 'office.log');
  const words = await logWords(locale, data);
  const names = new Map((await listStaff()).map(({ id, name }) => [id, name]));
  await inTransaction((trx) =>
    writeAudit(trx, staff, {
      action: 'log.export',
      after: { format: 'csv', rows: entries.length, filter: logHref({ ...query, subject: undefined }) },
    }),
  );
  return csv(
    entries.map(({ at, actorName, ...change }) => ({
      [t('columns.date')]: date(dayOf(at), locale),
      [t('columns.time')]: timeOf(at),
      [t('who')]: actorName,
      [t('what')]: words.action(change.action),
      [t('columns.about')]: change.subject === null ? '' : (names.get(change.subject) ?? change.subject),
      [t('columns.changes')]: words.changes(change).join('; '),
    })),
  );
}
