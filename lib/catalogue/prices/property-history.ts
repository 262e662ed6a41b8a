import { euro } from '../../i18n/euro.ts';
import { percent } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Property } from '../schema/property.ts';
import { withoutCorrections } from './next-history.ts';

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
