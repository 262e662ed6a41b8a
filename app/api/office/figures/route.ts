import { publishedData } from '@/lib/data/store';
import { exportRoute } from '@/lib/office/export-route';
import { exportFigures } from '@/lib/office/figures/export';
import { figuresHref, readFiguresQuery } from '@/lib/office/figures/query';
import { may } from '@/lib/office/permissions';

/** What a view of the figures shows, as a file. */
export const POST = exportRoute({
  formats: ['csv', 'json'],
  mayExport: (role) => may(role, 'figures.export'),
  read: readFiguresQuery,
  page: 'figures',
  href: figuresHref,
  name: ({ view }) => `figures-${view}`,
  write: (query, format, staff, locale, today) => exportFigures(query, format, staff, locale, publishedData(), today),
});
