import type { HistorySnapshot } from './schema/history.ts';
import type { Property } from './schema/property.ts';

type Standing = Pick<Property, 'price' | 'marquee' | 'history' | 'publishedAt'>;

/** The history of a home with a new price or marquee: adds today's state, and the first one if it is missing. */
export function nextHistory(previous: Standing, home: Standing, today: string): HistorySnapshot[] | undefined {
  const { history } = previous;
  const now = snapshotOf(home, today);
  const before = history?.at(-1) ?? snapshotOf(previous, previous.publishedAt);
  if (before.marquee === now.marquee && (!home.price.publish || before.amount === now.amount)) return history;
  const earlier = history ?? [before];
  // A price that is changed again on the same day was a slip; another state is news of its own.
  const isSlip = before.date === today && before.marquee === now.marquee;
  const kept = isSlip ? earlier.slice(0, -1) : earlier;
  const last = kept.at(-1);
  // Put right on the same day, nothing has happened.
  return last && last.marquee === now.marquee && last.amount === now.amount ? kept : [...kept, now];
}

const snapshotOf = ({ price, marquee }: Standing, date: string): HistorySnapshot => ({
  date,
  ...(price.publish ? { amount: price.amount } : {}),
  ...(marquee === undefined ? {} : { marquee }),
});
