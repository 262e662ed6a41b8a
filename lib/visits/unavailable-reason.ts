import { unitAvailability } from '../catalogue/availability.ts';
import { toGoal } from '../catalogue/goal.ts';
import type { Snapshot } from '../content/snapshot.ts';

/** The reason for which a home can no longer be visited. */
export type UnavailableReason = 'sold' | 'let' | 'withdrawn' | 'gone';

/** Returns the reason in the data for which the home of an appointment can no longer be visited; null if it can, and for a meeting at the office. */
export function findUnavailableReason(
  property: number | null,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
): UnavailableReason | null {
  if (property === null) return null;
  const home = catalogue.properties.get(property);
  if (!home) return catalogue.withdrawn.has(property) ? 'withdrawn' : 'gone';
  if (unitAvailability(home, catalogue) !== 'sold') return null;
  return toGoal(home.goal) === 'rent' ? 'let' : 'sold';
}
