import 'server-only';
import { visitsBySourceIn } from '../audience/store-periods.ts';
import type { Translator } from '../i18n/translator.ts';
import { countLeadsBy } from '../leads/store-figures.ts';
import { sumVisitsByName } from '../owners/statistics.ts';
import type { NamedCount } from './overview.ts';
import { type FiguresQuery, toSpan } from './query.ts';
import { type FiguresScope, homesIn } from './scope.ts';

export interface SourceFigures {
  visits: NamedCount[];
  /** The leads by campaign, such as "newsletter / spring"; the name is empty for leads without one. */
  leads: NamedCount[];
}

/** Returns the sources of the visits and leads of a period, compared with the period before; the most frequent first. */
export async function readSources(
  { now, before }: FiguresQuery,
  scope: FiguresScope,
  t: Translator<'owner.statistics'>,
  today: string,
): Promise<SourceFigures> {
  const homes = homesIn(scope);
  const earlier = new Map(sumVisitsByName(await visitsBySourceIn({ days: before, today, homes }), t));
  const visits = new Map(sumVisitsByName(await visitsBySourceIn({ days: now, today, homes }), t));
  const names = [...new Set([...visits.keys(), ...earlier.keys()])];
  const spans = { now: toSpan(now), before: toSpan(before), of: scope.own, home: scope.home };
  const leads = scope.leads ? await countLeadsBy(['origin'], spans) : [];
  return {
    visits: sortByCount(names.map((name) => ({ name, now: visits.get(name) ?? 0, before: earlier.get(name) ?? 0 }))),
    leads: sortByCount(leads.map(({ origin, ...counts }) => ({ name: origin, ...counts }))),
  };
}

const sortByCount = (counts: NamedCount[]): NamedCount[] =>
  counts
    .filter(({ now, before }) => now + before > 0)
    .sort((a, b) => b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1));
