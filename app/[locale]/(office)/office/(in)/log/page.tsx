import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditLog } from '@/components/office/audit-log';
import { listAudit } from '@/lib/db/audit';
import { listStaff } from '@/lib/db/staff';
import { readLogQuery } from '@/lib/office/log';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('log'),
});

export default officePage('page.log', async ({ locale }, search) => {
  const { filter, after } = readLogQuery(search);
  const [log, staff] = [await listAudit(filter, after, 50), await listStaff()];
  return <AuditLog log={log} filter={filter} staff={staff} locale={locale} />;
});
