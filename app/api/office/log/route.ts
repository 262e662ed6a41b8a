import { publishedData } from '@/lib/data/store';
import { exportRoute } from '@/lib/office/export-route';
import { logHref, readLogQuery } from '@/lib/office/log';
import { exportLog } from '@/lib/office/log-export';
import { may } from '@/lib/office/permissions';

/** What the log shows, as a file. */
export const POST = exportRoute({
  formats: ['csv'],
  mayExport: (role) => may(role, 'log.export'),
  read: readLogQuery,
  page: 'log',
  href: logHref,
  name: () => 'log',
  write: (query, _format, staff, locale) => exportLog(query, staff, locale, publishedData()),
});
