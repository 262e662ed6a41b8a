import { z } from 'zod';
import type { Place } from '../catalogue/distance.ts';
import { vehicles } from './road-graph.ts';
import { maxOrigins, minuteChoices } from './travel-search.ts';

// Apart from what computes the answers, since zod would cost its thread (travel-thread.ts) 16 MB.

const maxHomes = 100;

const origin = z.object({
  at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  by: z.enum(vehicles),
});

/** What a page sends for an area: where from, how, and how long at most. */
export const areaQuestion = z.object({
  origins: z
    .array(origin.extend({ minutes: z.literal([...minuteChoices]) }))
    .min(1)
    .max(maxOrigins),
});
export type AreaTask = z.infer<typeof areaQuestion>;

/** What a page sends for the homes that it shows. */
export const timesQuestion = z.object({
  origins: z.array(origin).min(1).max(maxOrigins),
  homes: z.array(z.int().positive()).min(1).max(maxHomes),
});

/** The task of `timesQuestion` with the places where the homes may be shown (lib/catalogue/location.ts); null for a home that is not published. */
export type TimesTask = Pick<z.infer<typeof timesQuestion>, 'origins'> & { places: readonly (Place | null)[] };
