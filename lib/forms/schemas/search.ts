import { z } from 'zod';
import type { ErrorKey } from '../error-keys.ts';
import { isSameTwice, sameTwice, wantedPassword } from './account.ts';
import { line, oneOf, optional, someOf, whole } from './fields.ts';
import { consent, writer } from './people.ts';

export const searchGoals = ['toBuy', 'toRent'] as const;
/** km around each place; the number is the value. */
export const radii = ['km5', 'km10', 'km15', 'km25', 'km50'] as const;
/** Features of the search index (lib/catalogue/search/criteria.ts). */
export const comforts = ['parking', 'terrace', 'garden'] as const;
/** How soon a visitor hears of a new home. */
export const paces = ['atOnce', 'daily'] as const;

const few = () => optional(whole('number', 20));

const search = {
  /** The list that the form came from: what it filters besides what can be filled in here. */
  search: z.string().max(2000).default(''),
  goal: oneOf(searchGoals, 'goal'),
  types: z.array(z.string().regex(/^\d{1,4}$/)).min(1, 'types' satisfies ErrorKey),
  places: optional(line('places', 300)),
  radius: optional(oneOf(radii, 'choice')),
  minPrice: optional(whole('number')),
  maxPrice: optional(whole('number')),
  minBedrooms: few(),
  minGarages: few(),
  maxGarages: few(),
  comforts: someOf(comforts),
  pace: oneOf(paces, 'pace'),
};

/** An area drawn on the map is a place, too. */
const isSomewhere = ({ places, search: kept }: { places?: string; search: string }) =>
  places !== undefined || kept.includes('.area-');

// Asked also while other fields are wrong, so that all is said at once.
const somewhere = {
  path: ['places'],
  error: 'places' satisfies ErrorKey,
  when: ({ value }: { value: unknown }) => z.object({ search: z.string() }).safeParse(value).success,
};

/** A search that somebody wants to be kept informed of. The budget is for the agency; it filters nothing. */
export const registerSchema = z
  .object({ ...search, ...writer, ...wantedPassword, budget: optional(whole('number')), ...consent })
  .refine(isSomewhere, somewhere)
  .refine(isSameTwice, sameTwice);

/** The same search, changed through a signed link. */
export const changeSchema = z.object({ ...search, link: z.string() }).refine(isSomewhere, somewhere);

/** What both forms say of a search. */
export type FilledSearch = Omit<z.infer<typeof changeSchema>, 'link'>;
