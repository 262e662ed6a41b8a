import type { Property } from '../catalogue/schema/property.ts';

type Standing = Pick<Property, 'status' | 'source'>;

/** Whether somebody took the home off by hand: its status is not the one that the import gave it, and that is for people to undo. */
const isHeld = ({ status, source }: Standing): boolean => status !== 'published' && status !== source?.status;

/** The status of a home that is in the feed, and its source with it: a draft while its advert lacks something, unless it is held. */
export function standingInFeed(
  previous: Standing | undefined,
  { feed, id }: { feed: string; id: string },
  isComplete: boolean,
): Required<Standing> {
  if (previous?.source && isHeld(previous)) return { status: previous.status, source: previous.source };
  const status = isComplete ? 'published' : 'draft';
  return { status, source: { feed, id, status } };
}

/** A home that is no longer in the feed; one that was held is held when it comes back. */
export function withdrawn(home: Property, today: string): Property {
  const source = home.source && !isHeld(home) ? { ...home.source, status: 'withdrawn' as const } : home.source;
  return { ...home, status: 'withdrawn', source, updatedAt: home.updatedAt > today ? home.updatedAt : today };
}
