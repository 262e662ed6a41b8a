import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { AuditLog } from '@/components/office/audit-log';
import { listStaff } from '@/lib/accounts/store-staff';
import { undoableEvents } from '@/lib/app/undo';
import { listAudit } from '@/lib/audit/store';
import { number } from '@/lib/i18n/format';
import { maxExported } from '@/lib/leads/export';
import { logFilter, readLogQuery } from '@/lib/office/log';
import { readLogSubjects } from '@/lib/office/log-subjects';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('log'),
});

export default officePage('log', async ({ session, locale, data }, search) => {
  const query = readLogQuery(search);
  const [log, staff] = await Promise.all([listAudit(logFilter(query), query.after ?? null, 50), listStaff()]);
  const asked = { id: 'asked', action: '', subject: query.subject ?? null };
  const subjects = await readLogSubjects([...log.entries, asked], locale, data);
  return (
    <AuditLog
      log={log}
      query={query}
      subjects={subjects}
      undoable={await undoableEvents(log.entries, session.staff)}
      about={query.subject ? (subjects.get(asked.id)?.text ?? query.subject) : null}
      staff={staff}
      isFresh={session.isFresh}
      maxRows={number(maxExported, locale)}
      locale={locale}
      data={data}
    />
  );
});
