import { z } from 'zod';
import type { Place } from '../catalogue/places/distance.ts';
import { vehicles } from './road-graph.ts';
import { maxOrigins, minuteChoices } from './travel-search.ts';

// Separate from the computation of the answers, since zod would cost its thread (travel-thread.ts) 16 MB.

const maxHomes = 100;

const origin = z.object({
  at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  by: z.enum(vehicles),
});

/** The request for an area: the origins, the means of transport and the maximum time. */
export const areaQuestion = z.object({
  origins: z
    .array(origin.extend({ minutes: z.literal([...minuteChoices]) }))
    .min(1)
    .max(maxOrigins),
});
export type AreaTask = z.infer<typeof areaQuestion>;

/** The request for the travel times of the homes on a page. */
export const timesQuestion = z.object({
  origins: z.array(origin).min(1).max(maxOrigins),
  homes: z.array(z.int().positive()).min(1).max(maxHomes),
});

/** The task of `timesQuestion` with the places where the homes may be shown (lib/catalogue/places/location.ts); null for a home that is not published. */
export type TimesTask = Pick<z.infer<typeof timesQuestion>, 'origins'> & { places: readonly (Place | null)[] };
