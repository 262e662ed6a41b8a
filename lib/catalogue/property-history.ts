import type { HistoryView } from '../../components/property/history';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { date, number, withUnit } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Property } from './schema/property.ts';

export interface HistoryWords {
  title: string;
  date: string;
  event: string;
  price: string;
  online: string;
  newPrice: string;
  available: string;
}

/** A day on which price or standing changed; null for a price that is not told. */
export interface HomeChange {
  /** YYYY-MM-DD */
  day: string;
  event: string;
  price: string | null;
  /** "−4,3 %" */
  change: string | null;
}

/** How price and standing of a home changed, oldest first; a change of price alone is left out while prices are not told. */
export function changesOf(
  { history = [] }: Property,
  pricesAreTold: boolean,
  locale: Locale,
  words: Pick<HistoryWords, 'online' | 'newPrice' | 'available'>,
  { marquees }: Pick<Snapshot['catalogue'], 'marquees'>,
): HomeChange[] {
  return history.flatMap(({ date: day, amount, marquee }, i) => {
    const before = history[i - 1];
    if (!pricesAreTold && before && before.marquee === marquee) return [];
    const name = marquee === undefined ? undefined : marquees.get(marquee)?.name[locale];
    const unnamed = i === 0 ? words.online : before?.marquee === undefined ? words.newPrice : words.available;
    const shown = pricesAreTold ? amount : undefined;
    return {
      day,
      event: name ?? unnamed,
      price: shown === undefined ? null : euro(shown),
      change: shown === undefined ? null : changeText(before?.amount, shown, locale),
    };
  });
}

/** The history of a home on its page, oldest first, given whether its price is shown; null where nothing changed. */
export function toHistoryView(
  home: Property,
  priceIsShown: boolean,
  locale: Locale,
  words: HistoryWords,
  { catalogue }: Snapshot,
): HistoryView | null {
  const changes = changesOf(home, priceIsShown, locale, words, catalogue);
  if (changes.length < 2) return null;
  const rows = changes.map(({ day, ...change }) => ({ date: date(day, locale), ...change }));
  const { title, date: dateHead, event, price } = words;
  return { title, head: { date: dateHead, event, price }, rows, priced: priceIsShown };
}

/** "−4,3 %"; null where the price stayed. */
function changeText(before: number | undefined, now: number, locale: Locale): string | null {
  if (before === undefined || before === now) return null;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  return withUnit(`${percent < 0 ? '−' : '+'}${number(Math.abs(percent), locale)}`, '%');
}
