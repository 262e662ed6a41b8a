import type { Tables } from './catalogue.ts';
import type { Marquee } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** Free; under option or reserved for another party; sold or rented. */
export const availabilities = ['free', 'option', 'sold'] as const;
export type Availability = (typeof availabilities)[number];

export const marqueeAvailability = (marquee: Pick<Marquee, 'held' | 'closed'> | undefined): Availability =>
  marquee?.closed ? 'sold' : marquee?.held ? 'option' : 'free';

/** The fields that decide the availability of a home, and the project that may be sold out. */
type Marked = Pick<Property, 'marquee' | 'projectId'>;
type MarqueeTables = Pick<Tables, 'marquees' | 'projects'>;

const isSoldOut = ({ projectId }: Marked, { projects }: MarqueeTables): boolean =>
  projectId !== undefined && projects.get(projectId)?.soldOut === true;

/** Returns the availability of a home; in a project that is sold out nothing is available, whatever its units say. */
export const unitAvailability = (home: Marked, tables: MarqueeTables): Availability =>
  isSoldOut(home, tables) ? 'sold' : marqueeAvailability(marqueeOf(home, tables));

const soldOut = 'sold-out';

/** Returns the marquee of a home. A unit of a sold-out project without a closed marquee gets the one for sold out, otherwise any closed one. */
export function marqueeOf(home: Marked, tables: MarqueeTables): Marquee | undefined {
  const own = home.marquee === undefined ? undefined : tables.marquees.get(home.marquee);
  if (own?.closed || !isSoldOut(home, tables)) return own;
  const closed = [...tables.marquees.values()].filter((marquee) => marquee.closed);
  return closed.find(({ key }) => key === soldOut) ?? closed[0] ?? own;
}

/** Whether a unit belongs to a project with its own site, where it is shown. */
export const isElsewhere = (
  { projectId }: Pick<Property, 'projectId'>,
  { projects }: Pick<Tables, 'projects'>,
): boolean => projectId !== undefined && projects.get(projectId)?.external !== undefined;
