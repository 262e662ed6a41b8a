import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { type HomeLine, readHomeFigures } from './homes.ts';
import { type Overview, readOverview } from './overview.ts';
import type { FiguresQuery } from './query.ts';
import { type FiguresScope, figuresScope } from './scope.ts';
import { readSearches, type SearchFigures } from './searches.ts';
import { readSources, type SourceFigures } from './sources.ts';

export type FiguresOfView =
  | ({ view: 'overview' } & Overview)
  | { view: 'homes'; lines: HomeLine[] }
  | ({ view: 'sources' } & SourceFigures)
  | ({ view: 'searches' } & SearchFigures);

/** Returns the figures of a view, limited to what the member of staff may see. */
export async function readFigures(
  query: FiguresQuery,
  staff: Staff,
  locale: Locale,
  data: Snapshot,
  today: string,
): Promise<{ figures: FiguresOfView; scope: FiguresScope }> {
  const scope = figuresScope(staff, data, query.home);
  return { figures: await readView(query, scope, locale, data, today), scope };
}

async function readView(
  query: FiguresQuery,
  scope: FiguresScope,
  locale: Locale,
  data: Snapshot,
  today: string,
): Promise<FiguresOfView> {
  const { view } = query;
  if (view === 'homes') return { view, lines: await readHomeFigures(query, scope, data, today) };
  if (view === 'searches') return { view, ...(await readSearches(query)) };
  if (view === 'sources')
    return { view, ...(await readSources(query, scope, await translatorIn(locale, 'owner.statistics'), today)) };
  return { view, ...(await readOverview(query, scope, data, today)) };
}
