import type { Term } from './terms.ts';

/** What a number counts: rooms, a surface in m², a distance in km, euros; null where the words do not say. */
export type Unit = 'bedrooms' | 'surface' | 'km' | 'euro' | null;

/** A number or a range as a line says it. */
export interface Quantity {
  least?: number;
  most?: number;
  /** A number without "at least", "at most" or a range. */
  exact?: number;
  unit: Unit;
  /** The place of the term after it. */
  next: number;
}

interface Amount {
  value: number;
  /** What the number is to be taken times: 1000 for "300k". */
  times: number;
  unit: Unit;
  next: number;
}

const bounds = { least: 'least', most: 'most', upTo: 'most', between: 'between' } as const;
const units: Partial<Record<Term['is'], [Unit, size: number]>> = {
  bedrooms: ['bedrooms', 1],
  squareMetres: ['surface', 1],
  ares: ['surface', 100],
  hectares: ['surface', 10_000],
  km: ['km', 1],
  euro: ['euro', 1],
};
const factors: Partial<Record<Term['is'], number>> = { thousand: 1000, million: 1_000_000 };
/** A second number so many times the first is no end of a range, but something else. */
const widestRange = 20;

/** Reads "from 200k to 300k", "at least 120 m²", "2 bedrooms" where a line has them; null where no number is. */
export function quantityAt(terms: readonly Term[], at: number): Quantity | null {
  const opening = bounds[terms[at]?.is as keyof typeof bounds];
  const first = amountAt(terms, opening ? skip(terms, at + 1) : at);
  if (!first) return null;
  const second = rangeEnd(terms, first, opening);
  if (second) return between(first, second);
  const { unit, next } = first;
  const value = first.value * first.times;
  if (opening === 'least' || opening === 'most') return { [opening]: value, unit, next };
  const after = closing(terms, next);
  return after ? { [after]: value, unit, next: next + 1 } : { exact: value, unit, next };
}

/** "or more", or "max" with no number behind it. */
function closing(terms: readonly Term[], at: number): 'least' | 'most' | null {
  const { is } = terms[at] ?? {};
  if (is === 'orMore') return 'least';
  if (is === 'orLess') return 'most';
  return (is === 'least' || is === 'most') && !amountAt(terms, skip(terms, at + 1)) ? is : null;
}

function amountAt(terms: readonly Term[], at: number): Amount | null {
  const before = terms[at]?.is === 'euro' ? 1 : 0;
  const number = terms[at + before];
  if (number?.is !== 'number') return null;
  let next = at + before + 1;
  const times = factors[terms[next]?.is ?? 'unknown'];
  if (times) next++;
  // "3+ bedrooms"
  if (terms[next]?.text === '+' && terms[next + 1]?.is === 'bedrooms') next++;
  const [unit, size] = units[terms[next]?.is ?? 'unknown'] ?? [null, 1];
  if (unit) next++;
  // "€ 900 per month": the euro is said twice.
  while (unit === 'euro' && terms[next]?.is === 'euro') next++;
  return { value: number.value, times: (times ?? 1) * size, unit: unit ?? (before || times ? 'euro' : null), next };
}

function rangeEnd(terms: readonly Term[], first: Amount, opening: string | undefined): Amount | null {
  const link = terms[first.next]?.is;
  if (link !== 'to' && link !== 'upTo' && !(link === 'and' && opening === 'between')) return null;
  const second = amountAt(terms, skip(terms, first.next + 1));
  if (!second || opening === 'between') return second;
  if (first.unit && second.unit && first.unit !== second.unit) return null;
  if (first.unit === 'bedrooms' && !second.unit) return second.value < widestRange ? second : null;
  const [from, to] = [first.value * Math.max(first.times, first.unit ? 1 : second.times), second.value * second.times];
  return second.unit && first.unit ? second : to <= from * widestRange ? second : null;
}

/** "200-300k" means thousands on either side. */
function between(first: Amount, second: Amount): Quantity {
  const unit = second.unit ?? first.unit;
  const times = first.times === 1 && first.value < 1000 && !first.unit ? second.times : first.times;
  const ofSecond = second.times === 1 && second.value < 1000 && !second.unit ? first.times : second.times;
  const [one, other] = [first.value * times, second.value * ofSecond];
  return { least: Math.min(one, other), most: Math.max(one, other), unit, next: second.next };
}

/** The place of the next term that says something. */
export function skip(terms: readonly Term[], at: number): number {
  let next = at;
  while (terms[next]?.is === 'empty' || terms[next]?.is === 'with') next++;
  return next;
}
