import { daysBetween } from '../../base/day.ts';
import { euro } from '../../i18n/euro.ts';
import type { Locale } from '../../i18n/locales.ts';
import { unitAvailability } from '../availability.ts';
import type { Tables } from '../catalogue.ts';
import { type Goal, isTakeover, toGoal } from '../goal.ts';
import type { Property } from '../schema/property.ts';
import { withoutCorrections } from './history.ts';
import { wholePrice } from './price.ts';

/** The public facts of a sale or letting. */
export interface Outcome {
  goal: Goal;
  /** The days from the publication to the sale or letting, at least one. */
  days: number;
  /** The range of the asking price: "€ 300.000 – € 350.000"; null if the price was not published. */
  asked: string | null;
}

/** The width of a range in €, too wide to reveal the price. */
const rangeWidthEuros: Record<Goal, number> = { sale: 50_000, rent: 250 };

/**
 * Takes a home; returns the facts of its sale or letting, or null if it is not closed or its history lacks them. The range is that of the
 * price published before: an amount entered afterwards may be the agreed price, which is not public.
 */
export function homeOutcome(
  home: Pick<Property, 'goal' | 'price' | 'marquee' | 'projectId' | 'history' | 'publishedAt'>,
  locale: Locale,
  tables: Pick<Tables, 'marquees' | 'projects'>,
): Outcome | null {
  if (isTakeover(home.goal) || unitAvailability(home, tables) !== 'sold') return null;
  const goal = toGoal(home.goal);
  const changes = withoutCorrections(home.history ?? []);
  const last = changes.findLastIndex(({ marquee }) => marquee === undefined || !tables.marquees.get(marquee)?.closed);
  const [offered, closing] = [changes[last], changes[last + 1]];
  if (!offered || !closing) return null;
  const { publish, unit } = home.price;
  // If a home is sold within a day, a price that was corrected on that day counts as the original price.
  const asked = home.history?.findLast(({ date, amount }) => date < closing.date && amount === offered.amount)?.amount;
  const amount = publish && asked ? wholePrice({ ...home, price: { publish, unit, amount: asked } }) : null;
  const width = rangeWidthEuros[goal];
  const from = amount === null ? null : Math.floor(amount / width) * width;
  return {
    goal,
    days: Math.max(1, daysBetween(home.publishedAt, closing.date)),
    asked: from ? `${euro(from, locale)}\u00a0–\u00a0${euro(from + width, locale)}` : null,
  };
}
