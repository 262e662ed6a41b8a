import { issue } from '../files/issue-codes.ts';
import type { DataReader } from '../files/reader.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';
import { land } from './web-ids.ts';

/**
 * Whether a home is still to be built or finished: it is available at completion. A year or the delivery of its phase does not decide,
 * since works run late: staff change its availability when it is finished.
 */
export const isUnfinished = ({ webId, attributes }: Pick<Property, 'webId' | 'attributes'>): boolean =>
  attributes.building.availability === 'at_completion' && webId !== land;

/** The energy level that is required or expected of a home that is not finished, such as "E20". */
export const expectedLevel = (home: Pick<Property, 'webId' | 'attributes'>): string | null =>
  isUnfinished(home) ? (home.attributes.energy.eLevel ?? null) : null;

/** What is measured and inspected once a home stands (domain facts, "New build, off plan"). */
const afterCompletion = [
  'energyLabel',
  'specificEnergy',
  'totalEnergy',
  'co2',
  'certificateCode',
  'certificateEnd',
  'electricalInspection',
] as const satisfies readonly (keyof Attributes['energy'])[];

/** The results that a home cannot have before it is finished, as [name, value]. */
export const resultsTooEarly = (home: Pick<Property, 'webId' | 'attributes'>): [string, unknown][] =>
  isUnfinished(home)
    ? afterCompletion.flatMap((name): [string, unknown][] => {
        const value = home.attributes.energy[name];
        return value === undefined ? [] : [[name, value]];
      })
    : [];

/** The energy attributes without those results. */
export const withoutResults = (energy: Attributes['energy']): Attributes['energy'] =>
  Object.fromEntries(Object.entries(energy).filter(([name]) => !afterCompletion.some((result) => result === name)));

/** Reports an energy score, a certificate or an inspection of a home that is not finished. */
export function checkOffPlan(reader: DataReader, file: string, home: Property): void {
  for (const [name, value] of resultsTooEarly(home))
    reader.addIssue(file, `attributes.energy.${name}`, issue('unfinished'), value);
}
