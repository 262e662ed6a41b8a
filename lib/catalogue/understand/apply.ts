import { type Criteria, features } from '../search/criteria.ts';
import { criteriaFromParams, paramsOf } from '../search/criteria-query.ts';
import { chosen } from '../search/filter-params.ts';
import type { Understood } from './understand.ts';

/** A bound of a pair that the words name replaces both: "under 300.000" lifts what the price had to be at least. */
const pairs = [
  ['minPrice', 'maxPrice'],
  ['minLiving', 'maxLiving'],
  ['minPlot', 'maxPlot'],
] as const;

/** What is asked once the words have their say: they replace what they speak of and leave the rest. Applied again it changes nothing. */
export function apply({ list, filters }: Understood, asked: Criteria): Criteria {
  const told = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const cleared = pairs.flatMap(([least, most]) => (told[least] || told[most] ? [least, most] : []));
  const bothGoals = asked.list === 'commercial' || asked.list === 'references';
  const merged: Criteria = {
    ...asked,
    ...Object.fromEntries(cleared.map((name) => [name, undefined])),
    ...told,
    features: chosen(features, [...(asked.features ?? []), ...(filters.features ?? [])]),
    ...(list && (bothGoals ? { goal: list } : { list })),
  };
  // Written and read again, they are in their one form.
  const { cities, types } = merged;
  return criteriaFromParams(merged.list, new URLSearchParams(paramsOf(merged)), { cities, types });
}
