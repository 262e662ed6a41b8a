import type { Tables } from './catalogue.ts';
import type { Marquee } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** Whether a home can be had: yes, once another party lets go of it, or no longer. */
export type Availability = 'free' | 'option' | 'sold';

export const availabilityOf = (marquee: Pick<Marquee, 'held' | 'closed'> | undefined): Availability =>
  marquee?.closed ? 'sold' : marquee?.held ? 'option' : 'free';

/** The same for a unit; in a project that is sold out nothing can be had, whatever its units say. */
export function unitAvailability(
  { marquee, projectId }: Pick<Property, 'marquee' | 'projectId'>,
  { marquees, projects }: Pick<Tables, 'marquees' | 'projects'>,
): Availability {
  const soldOut = projectId !== undefined && projects.get(projectId)?.soldOut;
  return soldOut ? 'sold' : availabilityOf(marquee === undefined ? undefined : marquees.get(marquee));
}

/** Whether a unit belongs to a project with its own site, where it is shown. */
export const isElsewhere = (
  { projectId }: Pick<Property, 'projectId'>,
  { projects }: Pick<Tables, 'projects'>,
): boolean => projectId !== undefined && projects.get(projectId)?.external !== undefined;
