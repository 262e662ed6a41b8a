import { issue } from '../files/issue-codes.ts';
import type { DataReader } from '../files/reader.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';
import { land } from './web-ids.ts';

/**
 * Whether a home is still to be built or finished, that is, available at completion. The year and the delivery date of its phase do not
 * count, since works run late: staff change the availability when the home is finished.
 */
export const isUnfinished = ({ webId, attributes }: Pick<Property, 'webId' | 'attributes'>): boolean =>
  attributes.building.availability === 'at_completion' && webId !== land;

/** Returns the required or expected energy level of an unfinished home, such as "E20"; null for others. */
export const expectedLevel = (home: Pick<Property, 'webId' | 'attributes'>): string | null =>
  isUnfinished(home) ? (home.attributes.energy.eLevel ?? null) : null;

/** The attributes that are measured or inspected after completion (domain facts, "New build, off plan"). */
const afterCompletion = [
  'energyLabel',
  'specificEnergy',
  'totalEnergy',
  'co2',
  'certificateCode',
  'certificateEnd',
  'electricalInspection',
] as const satisfies readonly (keyof Attributes['energy'])[];

/** Returns the results that an unfinished home cannot have yet, as [name, value]. */
export const resultsTooEarly = (home: Pick<Property, 'webId' | 'attributes'>): [string, unknown][] =>
  isUnfinished(home)
    ? afterCompletion.flatMap((name): [string, unknown][] => {
        const value = home.attributes.energy[name];
        return value === undefined ? [] : [[name, value]];
      })
    : [];

/** Returns the energy attributes without those results. */
export const withoutResults = (energy: Attributes['energy']): Attributes['energy'] =>
  Object.fromEntries(Object.entries(energy).filter(([name]) => !afterCompletion.some((result) => result === name)));

/** Reports energy scores, certificates and inspections of an unfinished home. */
export function checkOffPlan(reader: DataReader, file: string, home: Property): void {
  for (const [name, value] of resultsTooEarly(home))
    reader.addIssue(file, `attributes.energy.${name}`, issue('unfinished'), value);
}
