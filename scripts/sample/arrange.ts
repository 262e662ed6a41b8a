import { isClosed, type Slot } from './slot.ts';

/** A home with the pictures that may lead it. */
export interface Candidate {
  slot: Slot;
  leads: string[];
}

/** A home with its day of publication and the picture that leads it. */
export interface Arranged {
  slot: Slot;
  lead: string;
}

const apart = 4;
/** How many homes may change days with one another. */
const lookAhead = 12;

/** The lists of the site in which a home stands, all of them newest first. */
const listsOf = (slot: Slot): string[] => {
  if (slot.status !== 'published') return [];
  const side = slot.goal === 0 ? 'sale' : 'rent';
  const { city } = slot;
  const closed = isClosed(slot);
  return ['all', side, `${side}/${closed}`, `${side}/${city}`, `${side}/${city}/${closed}`];
};

/**
 * Chooses the first picture of homes that come newest first, so that neighbours in a list differ; a home whose
 * pictures were all shown just before changes days with one published soon after it.
 */
export function* arrange(candidates: Iterable<Candidate>): Generator<Arranged> {
  const recent = new Map<string, string[]>();
  const clashes = (slot: Slot, lead: string): number =>
    listsOf(slot).reduce((sum, list) => sum + ((recent.get(list)?.lastIndexOf(lead) ?? -1) + 1), 0);
  const waiting: (Candidate & { passedOver: number })[] = [];
  const days: string[] = [];
  const source = candidates[Symbol.iterator]();
  for (;;) {
    for (let next = source.next(); !next.done; next = source.next()) {
      waiting.push({ ...next.value, passedOver: 0 });
      days.push(next.value.slot.publishedAt);
      if (waiting.length >= lookAhead) break;
    }
    const [first] = waiting;
    if (!first) return;
    const best = leastClashing(first.passedOver < lookAhead ? waiting : [first], clashes);
    if (!best) return;
    waiting.splice(best.index, 1);
    for (const other of waiting.slice(0, best.index)) other.passedOver++;
    const slot = { ...best.slot, publishedAt: days.shift() ?? best.slot.publishedAt };
    for (const list of listsOf(slot)) recent.set(list, [...(recent.get(list) ?? []), best.lead].slice(-apart));
    yield { slot, lead: best.lead };
  }
}

type Choice = Arranged & { index: number };

/** The first home that clashes with none of its lists, or the one that clashes least and longest ago. */
function leastClashing(waiting: Candidate[], clashes: (slot: Slot, lead: string) => number): Choice | undefined {
  let best: (Choice & { score: number }) | undefined;
  for (const [index, { slot, leads }] of waiting.entries()) {
    for (const lead of leads) {
      const score = clashes(slot, lead);
      if (score === 0) return { slot, lead, index };
      if (!best || score < best.score) best = { slot, lead, index, score };
    }
  }
  return best;
}
