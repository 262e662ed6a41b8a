import type { HistoryView } from '../../components/property/history';
import type { Snapshot } from '../data/load.ts';
import { date, euro, number, withUnit } from '../format.ts';
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

/**
 * Takes a home and whether its price is shown; returns how price and standing changed, oldest first. Null where nothing did. While the
 * price is not shown, no earlier one is either, and a change of price alone is left out.
 */
export function toHistoryView(
  { history = [] }: Property,
  priceIsShown: boolean,
  locale: Locale,
  words: HistoryWords,
  { catalogue: { marquees } }: Snapshot,
): HistoryView | null {
  const rows = history.flatMap(({ date: day, amount, marquee }, i) => {
    const before = history[i - 1];
    if (!priceIsShown && before && before.marquee === marquee) return [];
    const name = marquee === undefined ? undefined : marquees.get(marquee)?.name[locale];
    const unnamed = i === 0 ? words.online : before?.marquee === undefined ? words.newPrice : words.available;
    const shown = priceIsShown ? amount : undefined;
    return {
      date: date(day, locale),
      event: name ?? unnamed,
      price: shown === undefined ? null : euro(shown),
      change: shown === undefined ? null : changeText(before?.amount, shown, locale),
    };
  });
  if (rows.length < 2) return null;
  const { title, date: dateHead, event, price } = words;
  return { title, head: { date: dateHead, event, price }, rows, priced: priceIsShown };
}

/** "−4,3 %"; null where the price stayed. */
function changeText(before: number | undefined, now: number, locale: Locale): string | null {
  if (before === undefined || before === now) return null;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  return withUnit(`${percent < 0 ? '−' : '+'}${number(Math.abs(percent), locale)}`, '%');
}
