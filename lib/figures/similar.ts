import { median } from '../base/median.ts';
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
      homes.map(({ id }) => getFigure(id)),
    ]),
  );
  return (home) => {
    const figures = classes.get(comparisonClass(home)) ?? [];
    const own = catalogue.properties.has(home.id) ? figures.indexOf(getFigure(home.id)) : -1;
    const others = own === -1 ? figures : figures.toSpliced(own, 1);
    return others.length < minSimilar ? null : { median: Math.round(median(others)), homes: others.length };
  };
}
