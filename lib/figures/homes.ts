import 'server-only';
import { figuresByHome, type HomeFigures, noFigures } from '../audience/store-periods.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { countLeadsBy } from '../leads/store-figures.ts';
import { type FiguresQuery, toSpan } from './query.ts';
import type { FiguresScope } from './scope.ts';
import { type Similar, similarTo } from './similar.ts';
import { countVisitsBy } from './store.ts';

export interface HomeLine extends Omit<HomeFigures, 'requests'> {
  home: Property;
  leads: number;
  appointments: number;
  similar: Similar | null;
}

export const homesOnPage = 50;

/** Returns the homes that somebody may see with their counts in a period, sorted: those on the site, and withdrawn ones with any count. */
export async function readHomeFigures(
  { now, before, sort }: FiguresQuery,
  scope: FiguresScope,
  data: Snapshot,
  today: string,
): Promise<HomeLine[]> {
  const { properties, withdrawn } = data.catalogue;
  const figures = await figuresByHome({ days: now, today });
  const spans = { now: toSpan(now), before: toSpan(before) };
  const leads = scope.leads ? sumBy(await countLeadsBy(['property'], { ...spans, of: scope.own })) : new Map();
  const visits = scope.leads ? sumBy(await countVisitsBy(spans)) : new Map();
  const own = scope.own && new Set(scope.own.homes);
  const similar = similarTo((id) => figures.get(id)?.visits ?? 0, data);
  const isCounted = ({ id }: Property) => figures.has(id) || leads.has(id) || visits.has(id);
  return [...properties.values(), ...[...withdrawn.values()].filter(isCounted)]
    .filter(({ id }) => !own || own.has(id))
    .map((home): HomeLine => {
      const { requests: _, ...counted } = figures.get(home.id) ?? noFigures;
      const [asked, appointments] = [leads.get(home.id) ?? 0, visits.get(home.id) ?? 0];
      return { home, ...counted, leads: asked, appointments, similar: similar(home) };
    })
    .sort((a, b) => b[sort] - a[sort] || b.visits - a.visits || a.home.id - b.home.id);
}

/** Adds up the counts of the period itself by home. */
function sumBy(rows: readonly { property: number | null; now: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { property, now } of rows)
    if (property !== null && now > 0) sums.set(property, (sums.get(property) ?? 0) + now);
  return sums;
}
