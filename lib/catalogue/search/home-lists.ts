import type { ListName } from '../../routes/routes.ts';
import { unitAvailability } from '../availability.ts';
import type { Tables } from '../catalogue.ts';
import { type Goal, toGoal } from '../goal.ts';
import type { Property } from '../schema/property.ts';

/** The fields that decide which lists contain a home. */
export interface ListTraits {
  goal: Goal;
  /** Whether its type is commercial. */
  commercial: boolean;
  /** Sold or rented. */
  closed: boolean;
}

export const toListTraits = (
  home: Pick<Property, 'goal' | 'webId' | 'marquee' | 'projectId'>,
  tables: Pick<Tables, 'types' | 'marquees' | 'projects'>,
): ListTraits => ({
  goal: toGoal(home.goal),
  commercial: tables.types.get(home.webId)?.commercial ?? false,
  closed: unitAvailability(home, tables) === 'sold',
});

/** Returns the lists that contain a home: docs/decisions/which-list-a-home-is-in.md. */
export const containingLists = ({ goal, commercial, closed }: ListTraits): ListName[] => [
  goal,
  ...(commercial ? (['commercial'] as const) : []),
  ...(closed ? (['references'] as const) : []),
];

/** Returns the lists that show a home by default: sold and rented homes are in the references, and in other lists only with the filter for them. */
export const listsShowing = (traits: ListTraits): ListName[] =>
  traits.closed ? ['references'] : containingLists(traits);

/** Returns the list whose path is part of the address of a home; it does not change when the home is sold. */
export const addressList = ({ goal, commercial }: ListTraits): ListName => (commercial ? 'commercial' : goal);
