import { publishedData } from '@/lib/data/store';
import { exportLeads } from '@/lib/office/export';
import { exportRoute } from '@/lib/office/export-route';
import { inboxHref, readInboxQuery } from '@/lib/office/inbox';
import { may } from '@/lib/office/permissions';

/** What the inbox shows, as a file. */
export const POST = exportRoute({
  formats: ['csv', 'json'],
  mayExport: (role) => may(role, 'leads.export'),
  read: (query) => readInboxQuery(query, publishedData()),
  page: 'leads',
  href: inboxHref,
  name: () => 'leads',
  write: (query, format, staff, locale) => exportLeads(query, format, staff, locale, publishedData()),
});
