import { addDays } from '../../base/day.ts';
import { euro } from '../../i18n/euro.ts';
import { percent } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { HistorySnapshot, Property } from '../schema/property.ts';

type PricedHome = Pick<Property, 'price' | 'marquee' | 'history' | 'publishedAt'>;

/** Returns the history of a home after a change of price or marquee: adds today's state, and the first one if it is missing. */
export function nextHistory(previous: PricedHome, home: PricedHome, today: string): HistorySnapshot[] | undefined {
  const { history } = previous;
  const now = toSnapshot(home, today);
  const before = history?.at(-1) ?? toSnapshot(previous, previous.publishedAt);
  if (before.marquee === now.marquee && (!home.price.publish || before.amount === now.amount)) return history;
  return [...(history ?? [before]), now];
}

const toSnapshot = ({ price, marquee }: PricedHome, date: string): HistorySnapshot => ({
  date,
  ...(price.publish ? { amount: price.amount } : {}),
  ...(marquee === undefined ? {} : { marquee }),
});

/**
 * Returns the history without corrections: prices and marquees that were replaced on the same or the next day, since a snapshot has no time
 * of day. They stay in the file, whether the office, an import or a person wrote them.
 */
export function withoutCorrections(history: readonly HistorySnapshot[]): HistorySnapshot[] {
  const amounts = lastingValues(history, ({ amount }) => amount);
  const marquees = lastingValues(history, ({ marquee }) => marquee);
  return history
    .map(({ date }, i) => ({ date, amount: amounts[i], marquee: marquees[i] }))
    .filter(
      (snapshot, i, all) =>
        snapshot.amount !== all[i - 1]?.amount || snapshot.marquee !== all[i - 1]?.marquee || i === 0,
    );
}

/** Returns for each snapshot the newest value so far that lasted. */
function lastingValues(
  history: readonly HistorySnapshot[],
  read: (snapshot: HistorySnapshot) => number | undefined,
): (number | undefined)[] {
  const starts = history.filter((snapshot, i) => i === 0 || read(snapshot) !== read(history[i - 1] as HistorySnapshot));
  const lasting = starts.filter((snapshot, n) => {
    const next = starts[n + 1];
    // A home begins as available: that it is sold on the same day is news.
    const isBeginning = n === 0 && read(snapshot) === undefined;
    return !next || next.date > addDays(snapshot.date, 1) || isBeginning;
  });
  let last = lasting[0];
  return history.map((snapshot) => {
    if (lasting.includes(snapshot)) last = snapshot;
    return last && read(last);
  });
}

/** A change of the price or the state of a home; there may be several on a day. */
export interface HomeChange {
  /** Identifies the change among those of the home. */
  key: string;
  /** YYYY-MM-DD */
  day: string;
  /** The name of its marquee, or a key of the messages of `history`. */
  event: { marquee: string } | 'online' | 'newPrice' | 'available';
  /** null where prices are not shown. */
  price: string | null;
  /** "−4,3 %" */
  change: string | null;
}

/** Returns the changes of price and state of a home, oldest first, without corrected values; a change of the price alone is left out if prices are not shown. */
export function listChanges(
  { history = [] }: Property,
  showPrices: boolean,
  locale: Locale,
  { marquees }: Pick<Catalogue, 'marquees'>,
): HomeChange[] {
  return withoutCorrections(history).flatMap(({ date: day, amount, marquee }, i, all) => {
    const before = all[i - 1];
    if (!showPrices && before && before.marquee === marquee) return [];
    const name = marquee === undefined ? undefined : marquees.get(marquee)?.name[locale];
    const unnamed = i === 0 ? 'online' : before?.marquee === undefined ? 'newPrice' : 'available';
    const shown = showPrices ? amount : undefined;
    return {
      key: `${day}-${i}`,
      day,
      event: name ? { marquee: name } : unnamed,
      price: shown === undefined ? null : euro(shown, locale),
      change: shown === undefined ? null : changeText(before?.amount, shown, locale),
    };
  });
}

/** "−4,3 %"; null where the price stayed. */
function changeText(before: number | undefined, now: number, locale: Locale): string | null {
  if (before === undefined || before === now) return null;
  const change = Math.round(((now - before) / before) * 1000) / 10;
  return `${change < 0 ? '−' : '+'}${percent(Math.abs(change), locale)}`;
}
