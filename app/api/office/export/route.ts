import { publishedData } from '@/lib/data/store';
import { exportLeads } from '@/lib/leads/export';
import { inboxHref, readInboxQuery } from '@/lib/leads/inbox';
import { exportRoute } from '@/lib/staff/export-route';
import { may } from '@/lib/staff/rights';

/** Exports the leads of the inbox as a file. */
export const POST = exportRoute({
  formats: ['csv', 'json'],
  mayExport: (role) => may(role, 'leads.export'),
  read: (query) => readInboxQuery(query, publishedData()),
  page: 'leads',
  href: inboxHref,
  name: () => 'leads',
  write: (query, format, staff, locale) => exportLeads(query, format, staff, locale, publishedData()),
});
