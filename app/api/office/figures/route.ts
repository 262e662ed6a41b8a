import { publishedData } from '@/lib/data/store';
import { exportFigures } from '@/lib/figures/export';
import { figuresHref, readFiguresQuery } from '@/lib/figures/query';
import { exportRoute } from '@/lib/staff/export-route';
import { may } from '@/lib/staff/rights';

/** Answers with a view of the figures as a file. */
export const POST = exportRoute({
  formats: ['csv', 'json'],
  mayExport: (role) => may(role, 'figures.export'),
  read: readFiguresQuery,
  page: 'figures',
  href: figuresHref,
  name: ({ view }) => `figures-${view}`,
  write: (query, format, staff, locale, today) => exportFigures(query, format, staff, locale, publishedData(), today),
});
