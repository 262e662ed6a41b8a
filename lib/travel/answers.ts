import 'server-only';
import { z } from 'zod';
import { publicLocation } from '../catalogue/places/location.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { type PlaceFinder, placeFinder } from './places.ts';
import { areaQuestion, timesQuestion } from './questions.ts';
import { type Roads, roads } from './roads.ts';
import { travelQueue } from './travel-queue.ts';

const placesQuestion = z.object({ locale: z.enum(locales), typed: z.string().max(100) });

/** Answers a request of a page; null for an invalid request. Rejects with QueueFullError if too many wait. */
type Answer = (asked: unknown, data: Snapshot) => Promise<unknown>;

/** The answers by the last part of the path (TravelQuestions in lib/travel/travel-search.ts). */
export const answers: ReadonlyMap<string, Answer> = new Map([
  [
    'places',
    answer(placesQuestion, async ({ locale, typed }) => {
      const find = finderIn(locale, await roads());
      return find(typed, await translatorIn(locale, 'travel'));
    }),
  ],
  ['area', answer(areaQuestion, async (question) => (await travelQueue().run(question)) ?? '')],
  [
    'times',
    answer(timesQuestion, ({ origins, homes }, { catalogue }) => {
      const found = homes.map((id) => catalogue.properties.get(id));
      return travelQueue().run({ origins, places: found.map((home) => (home ? publicLocation(home) : null)) });
    }),
  ],
]);

function answer<Q>(schema: z.ZodType<Q>, give: (question: Q, data: Snapshot) => Promise<unknown>): Answer {
  return async (asked, data) => {
    const question = schema.safeParse(asked);
    return question.success ? give(question.data, data) : null;
  };
}

/** Finders by language, made when first needed: one takes some 50 ms. */
const finders = new Map<Locale, PlaceFinder>();

function finderIn(locale: Locale, of: Roads): PlaceFinder {
  const finder = finders.get(locale) ?? placeFinder(of, locale);
  finders.set(locale, finder);
  return finder;
}
