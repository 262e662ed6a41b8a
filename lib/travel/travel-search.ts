import type { Locale } from '../i18n/locales.ts';
import type { TravelPlace } from './places.ts';
import type { Vehicle } from './road-graph.ts';

/** An address of the visitor, rounded to about 100 m, with how far from it a home may lie. */
export interface TravelOrigin extends TravelPlace {
  by: Vehicle;
  /** One of `minuteChoices`. */
  minutes: number;
}

export const maxOrigins = 2;
export const minuteChoices = [10, 15, 20, 30, 45] as const;

/** Minutes by origin and home; null where none is known. */
export type TravelTimes = (number | null)[][];

/** The state that the browser stores: the visitor's addresses, and the last area found for them. */
export interface TravelSearch {
  origins: TravelOrigin[];
  /** The value of the filter parameter `area`; empty where none was asked for. */
  area: string;
}

/**
 * The requests to /api/travel/{question}/ with their answers: posted as JSON, so that no address of a visitor is in a URL, a log or a
 * cache.
 */
export interface TravelQuestions {
  places: { ask: { locale: Locale; typed: string }; answer: TravelPlace[] };
  /** Answered with a value of the filter parameter `area`; empty where there is no such area. */
  area: { ask: { origins: Pick<TravelOrigin, 'at' | 'by' | 'minutes'>[] }; answer: string };
  times: { ask: { origins: Pick<TravelOrigin, 'at' | 'by'>[]; homes: number[] }; answer: TravelTimes };
}
