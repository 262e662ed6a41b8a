import type { HistorySnapshot } from '../../catalogue/schema/history.ts';
import type { Property } from '../../catalogue/schema/property.ts';

type Standing = Pick<Property, 'price' | 'marquee' | 'history' | 'publishedAt'>;

/** A home's history once its price or marquee is another one: how it stood at first, if nobody noted it, and how it stands from today. */
export function nextHistory(previous: Standing, home: Standing, today: string): HistorySnapshot[] | undefined {
  const { history } = previous;
  const now = snapshotOf(home, today);
  const before = history?.at(-1) ?? snapshotOf(previous, previous.publishedAt);
  if (before.marquee === now.marquee && (!home.price.publish || before.amount === now.amount)) return history;
  const earlier = (history ?? [before]).filter(({ date }) => date < today);
  return [...earlier, now];
}

const snapshotOf = ({ price, marquee }: Standing, date: string): HistorySnapshot => ({
  date,
  ...(price.publish ? { amount: price.amount } : {}),
  ...(marquee === undefined ? {} : { marquee }),
});
