import { daysBetween } from '../base/day.ts';
import { euro } from '../i18n/euro.ts';
import type { Locale } from '../i18n/locales.ts';
import { unitAvailability } from './availability.ts';
import type { Tables } from './catalogue.ts';
import { type Goal, goalOf, isTakeover } from './goal.ts';
import { withoutCorrections } from './next-history.ts';
import { wholePrice } from './price.ts';
import type { Property } from './schema/property.ts';

/** How a home was sold or rented. */
export interface Outcome {
  goal: Goal;
  /** From its publication until then, at least one. */
  days: number;
  /** The range in which its asking price lay: "€ 300.000 – € 350.000"; null where that was not published. */
  asked: string | null;
}

/** The width of a range, in €: nobody can tell the price by it. */
const rangeWidth: Record<Goal, number> = { sale: 50_000, rent: 250 };

/**
 * Takes a home; returns how it was sold or rented, null where it was not or its history does not say. The range is of the price that was
 * published before that: what an editor fills in afterwards may be the price that was agreed, which is not public.
 */
export function outcomeOf(
  home: Pick<Property, 'goal' | 'price' | 'marquee' | 'projectId' | 'history' | 'publishedAt'>,
  locale: Locale,
  tables: Pick<Tables, 'marquees' | 'projects'>,
): Outcome | null {
  if (isTakeover(home.goal) || unitAvailability(home, tables) !== 'sold') return null;
  const goal = goalOf(home.goal);
  const changes = withoutCorrections(home.history ?? []);
  const last = changes.findLastIndex(({ marquee }) => marquee === undefined || !tables.marquees.get(marquee)?.closed);
  const [offered, closing] = [changes[last], changes[last + 1]];
  if (!offered || !closing) return null;
  const { publish, unit } = home.price;
  // Of a home that is sold within a day, a price that was corrected with it counts as if it had always been so.
  const asked = home.history?.findLast(({ date, amount }) => date < closing.date && amount === offered.amount)?.amount;
  const amount = publish && asked ? wholePrice({ ...home, price: { publish, unit, amount: asked } }) : null;
  const width = rangeWidth[goal];
  const from = amount === null ? null : Math.floor(amount / width) * width;
  return {
    goal,
    days: Math.max(1, daysBetween(home.publishedAt, closing.date)),
    asked: from ? `${euro(from, locale)}\u00a0–\u00a0${euro(from + width, locale)}` : null,
  };
}
