import { publishedData } from '@/lib/data/store';
import { logHref, readLogQuery } from '@/lib/office/log';
import { exportLog } from '@/lib/office/log-export';
import { exportRoute } from '@/lib/staff/export-route';
import { may } from '@/lib/staff/rights';

/** Answers with the audit log as a file. */
export const POST = exportRoute({
  formats: ['csv'],
  mayExport: (role) => may(role, 'log.export'),
  read: readLogQuery,
  page: 'log',
  href: logHref,
  name: () => 'log',
  write: (query, _format, staff, locale) => exportLog(query, staff, locale, publishedData()),
});
