import 'server-only';
import { facadeOf, facadeShares, toFlatPlace } from '../../catalogue/project-drawings.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { unitFiles } from '../units/project-units.ts';
import { withGroups } from './home-form.ts';

export type Facades = Readonly<Record<string, ReturnType<typeof facadeShares>>>;

/** Where the units of a project lie in the fronts of its buildings, by the ids of these. */
export function facadesOf(project: number): Facades {
  const homes = (unitFiles().get(project) ?? [])
    .filter(({ home }) => home.status !== 'withdrawn')
    .map(({ home }): Property => withGroups(home));
  const blocks = Map.groupBy(
    homes.filter(({ unit }) => unit !== undefined),
    ({ unit }) => unit?.block ?? '',
  );
  return Object.fromEntries(
    [...blocks].map(([block, units]) => [block, facadeShares(facadeOf(units.map(toFlatPlace)))]),
  );
}
