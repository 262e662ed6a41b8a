import type { Project } from '../../lib/catalogue/schema/lists.ts';
import { livingRooms, traitsOf } from './kinds.ts';
import type { Random } from './random.ts';
import type { Slot } from './slot.ts';

/** The pictures that may come first for a home, in a random order: façades of its kind, or rooms for a unit of a project. */
export function listLeads(slot: Slot, project: Project | undefined, random: Random): string[] {
  const { leads, family } = traitsOf(slot.kind);
  if (slot.showcase) return leads.filter((lead) => lead.startsWith('ext-'));
  if (!project) return shuffled(leads, random);
  const renders = project.pictures.filter((picture) => picture.startsWith('ext-') && picture !== 'ext-land-01');
  return shuffled([...renders, ...(family === 'land' ? leads : livingRooms)], random);
}

const shuffled = (items: readonly string[], random: Random): string[] =>
  items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
