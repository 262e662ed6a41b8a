import { isTakeover, toGoal } from '../catalogue/goal.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { regionByZip } from '../catalogue/places/region.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';

/** The minimum number of homes for a median. */
export const minSimilar = 3;

/** A home is compared with the median of the other homes on the site of its type, goal and region. */
export interface Similar {
  median: number;
  homes: number;
}

/** Takes the figure of each home; returns a function that gives the median of homes similar to one, or null if there are too few. */
export function similarTo(
  getFigure: (home: number) => number,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
): (home: Property) => Similar | null {
  const comparisonClass = (home: Property): string => {
    const { countryId, zip } = cityOf(home, catalogue);
    return [home.webId, toGoal(home.goal), isTakeover(home.goal), regionByZip(countryId, zip)].join(' ');
  };
  const classes = new Map(
    [...Map.groupBy(catalogue.properties.values(), comparisonClass)].map(([name, homes]) => [
      name,
      homes.map(({ id }) => getFigure(id)).sort((a, b) => a - b),
    ]),
  );
  return (home) => {
    const all = classes.get(comparisonClass(home)) ?? [];
    const own = catalogue.properties.has(home.id) ? all.indexOf(getFigure(home.id)) : -1;
    const others = own === -1 ? all : all.toSpliced(own, 1);
    return others.length < minSimilar ? null : { median: medianOf(others), homes: others.length };
  };
}

/** Returns the median of sorted figures as a whole number. */
const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2);
};
