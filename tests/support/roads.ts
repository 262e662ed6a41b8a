import { prepareRoads } from '@/scripts/roads';

/** Vitest's global setup: the roads of the sample, which a clone without a build lacks. */
export const setup = prepareRoads;
