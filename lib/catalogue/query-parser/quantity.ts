import type { ListName } from '../../routes/routes.ts';
import { type EnergyLetter, energyLetters, type Filters, maxBedrooms } from '../search/criteria.ts';
import { ors, type Term } from './terms.ts';

/** The unit of a number: rooms, a surface in m², a distance in km, or euros; null if the words do not say. */
export type Unit = 'bedrooms' | 'rooms' | 'surface' | 'km' | 'euro' | null;

/** A number or a range as a line says it. */
export interface Quantity {
  least?: number;
  most?: number;
  /** A number without "at least", "at most" or a range. */
  exact?: number;
  unit: Unit;
  /** The index of the term after it. */
  next: number;
}

interface Amount {
  value: number;
  /** The factor of the number: 1000 for "300k". */
  times: number;
  unit: Unit;
  next: number;
}

const bounds = { least: 'least', most: 'most', upTo: 'most', between: 'between' } as const;
const units: Partial<Record<Term['is'], [Unit, size: number]>> = {
  bedrooms: ['bedrooms', 1],
  rooms: ['rooms', 1],
  squareMetres: ['surface', 1],
  ares: ['surface', 100],
  hectares: ['surface', 10_000],
  km: ['km', 1],
  euro: ['euro', 1],
  perMonth: ['euro', 1],
  charges: ['euro', 1],
};
/** A larger number is not counted in thousands or millions. */
const maxFactoredNumber = 10_000;
const factors: Partial<Record<Term['is'], number>> = {
  thousand: 1000,
  hundredThousand: 100_000,
  million: 1_000_000,
};
/** A second number that is more than this many times the first is not the end of a range. */
const maxRangeFactor = 20;

/** Reads "from 200k to 300k", "at least 120 m²" or "2 bedrooms" at an index; null if no number is there. */
export function quantityAt(terms: readonly Term[], at: number): Quantity | null {
  const opening = bounds[terms[at]?.is as keyof typeof bounds];
  const first = amountAt(terms, opening ? skip(terms, at + 1) : at);
  if (!first) return null;
  const second = rangeEnd(terms, first, opening);
  if (second) return combineAmounts(first, second);
  const { unit, next } = first;
  const value = first.value * first.times;
  if (opening === 'least' || opening === 'most') return { [opening]: value, unit, next };
  const after = closing(terms, next);
  return after ? { [after]: value, unit, next: next + 1 } : { exact: value, unit, next };
}

/** Reads a bound after its number: "or more", or "max" without a number of its own. */
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
  let value = number.value;
  // "three hundred thousand"
  if (terms[next]?.is === 'hundred') {
    value *= 100;
    next++;
  }
  const factor = factors[terms[next]?.is ?? 'unknown'];
  if (factor) next++;
  // "380.000k" states the thousands twice: it does not mean 380 million.
  const times = factor && value < maxFactoredNumber ? factor : undefined;
  // "3+ bedrooms"
  if (terms[next]?.text === '+' && terms[next + 1]?.is === 'bedrooms') next++;
  const [unit, size] = units[terms[next]?.is ?? 'unknown'] ?? [null, 1];
  if (unit) next++;
  // "€ 900 per month": two words for euro.
  while (unit === 'euro' && units[terms[next]?.is ?? 'unknown']?.[0] === 'euro') next++;
  return { value, times: (times ?? 1) * size, unit: unit ?? (before || factor ? 'euro' : null), next };
}

function rangeEnd(terms: readonly Term[], first: Amount, opening: string | undefined): Amount | null {
  const { is: link, text = '' } = terms[first.next] ?? {};
  const isCount = ({ unit }: Amount) => unit === 'bedrooms' || unit === 'rooms';
  if (ors.includes(text)) {
    // "two or three bedrooms"
    const other = amountAt(terms, first.next + 1);
    return other && isCount(other) && (isCount(first) || !first.unit) ? other : null;
  }
  if (link !== 'to' && link !== 'upTo' && !(link === 'and' && opening === 'between')) return null;
  const second = amountAt(terms, skip(terms, first.next + 1));
  if (!second || opening === 'between' || isInThousands(first, second)) return second;
  if (first.unit && second.unit && first.unit !== second.unit) return null;
  if (isCount(first) && !second.unit) return second.value < maxRangeFactor ? second : null;
  const isWhole = first.unit || first.value >= 1000;
  const [from, to] = [first.value * Math.max(first.times, isWhole ? 1 : second.times), second.value * second.times];
  return second.unit && first.unit ? second : to <= from * maxRangeFactor ? second : null;
}

/** Whether the thousands of the second number apply to both: "500 to 750 000". */
const isInThousands = (first: Amount, second: Amount): boolean =>
  first.times === 1 &&
  first.value < 1000 &&
  !first.unit &&
  second.times === 1 &&
  (second.unit === null || second.unit === 'euro') &&
  second.value * second.times >= first.value * 1000;

/** Combines two amounts to a range; "200-300k" means thousands on both sides. */
function combineAmounts(first: Amount, second: Amount): Quantity {
  const unit = second.unit ?? first.unit;
  const ofFirst = isInThousands(first, second) ? 1000 : second.times;
  const times = first.times === 1 && first.value < 1000 && !first.unit ? ofFirst : first.times;
  const ofSecond = second.times === 1 && second.value < 1000 && !second.unit ? first.times : second.times;
  const [start, end] = [first.value * times, second.value * ofSecond];
  return { least: Math.min(start, end), most: Math.max(start, end), unit, next: second.next };
}

/** Terms that may stand between a bound and its number: "max rent 900". */
const silent: readonly Term['is'][] = ['empty', 'with', 'rent'];

/** Returns the index of the next meaningful term. */
export function skip(terms: readonly Term[], at: number): number {
  let next = at;
  while (silent.includes(terms[next]?.is ?? 'unknown')) next++;
  return next;
}

/** The two kinds of surface that lists filter by. */
export type Surface = 'Living' | 'Plot';

/** The numeric filters that a quantity can set. */
export type Figures = Pick<
  Filters,
  'minPrice' | 'maxPrice' | 'bedrooms' | 'minLiving' | 'maxLiving' | 'minPlot' | 'maxPlot' | 'radius'
>;

/** The minimum of a bare number that counts as a price, in €. */
const minPriceEuros = { sale: 10_000, rent: 200 };
/** The minimum price of a home in €: "under 300" means thousands. */
const minHomePriceEuros = 1000;
/** The minimum of a number after "under" or "from" that counts as a price. */
const minBoundEuros = 50;
/** The share of the price by which "around 300.000" may differ. */
const aroundShare = 0.1;

/** Returns the filters of a quantity, null for none; `surface` is the kind of a surface, `isNear` means "around". */
export function quantityFilters(
  quantity: Omit<Quantity, 'next'>,
  list: ListName,
  surface: Surface,
  isNear: boolean,
): Figures | null {
  const { unit, least: min = quantity.exact, most: max } = quantity;
  if (unit === 'bedrooms' || unit === 'rooms') {
    const bedrooms = min && min - (unit === 'rooms' ? 1 : 0);
    return bedrooms && Number.isInteger(bedrooms) ? { bedrooms: Math.min(bedrooms, maxBedrooms) } : null;
  }
  if (unit === 'km') return { radius: Math.max(1, Math.round(max ?? min ?? 0)) };
  if (unit === 'surface') return rangeFilters(`min${surface}`, min, `max${surface}`, max);
  return priceFilters(quantity, list, isNear);
}

function priceFilters(
  { unit, least: min, most: max, exact }: Omit<Quantity, 'next'>,
  list: ListName,
  isNear: boolean,
): Figures | null {
  const goal = list === 'rent' ? 'rent' : 'sale';
  if (exact !== undefined) {
    if (unit !== 'euro' && exact < minPriceEuros[goal]) return null;
    return isNear
      ? rangeFilters('minPrice', exact * (1 - aroundShare), 'maxPrice', exact * (1 + aroundShare))
      : { maxPrice: exact };
  }
  if (unit !== 'euro' && Math.max(min ?? 0, max ?? 0) < minBoundEuros) return null;
  const times = goal === 'sale' && list === 'sale' && Math.max(min ?? 0, max ?? 0) < minHomePriceEuros ? 1000 : 1;
  return rangeFilters('minPrice', min && min * times, 'maxPrice', max && max * times);
}

/** Returns the filters of a range, by their names; an end that is missing or 0 sets none. */
const rangeFilters = (
  from: keyof Figures,
  min: number | undefined,
  to: keyof Figures,
  max: number | undefined,
): Figures => ({
  ...(min ? { [from]: Math.round(min) } : {}),
  ...(max ? { [to]: Math.round(max) } : {}),
});

const betweenLetters: readonly Term['is'][] = ['to', 'upTo', 'and', 'empty', 'orMore', 'notTypos'];
const beforeLetter: readonly Term['is'][] = ['empty', 'least', 'energy', 'upTo'];

/**
 * Reads the letters after "energy label": "B" means B or better, "A to C" a range, "B or C" both. Null if no letter follows.
 */
export function energyAt(terms: readonly Term[], at: number): { letters: EnergyLetter[]; next: number } | null {
  let next = at + 1;
  while (beforeLetter.includes(terms[next]?.is ?? 'unknown') && !energyLetter(terms[next])) next++;
  const first = energyLetter(terms[next]);
  if (!first) return null;
  const letters = [first];
  let range = false;
  for (next++; ; next++) {
    const link = terms[next];
    if (link && link.is === 'orMore' && link.text === '+') continue;
    const after = energyLetter(terms[skip(terms, next + 1)]);
    if (!link || !betweenLetters.includes(link.is) || !after) break;
    range ||= link.is === 'to' || link.is === 'upTo';
    next = skip(terms, next + 1);
    letters.push(after);
  }
  const places = letters.map((letter) => energyLetters.indexOf(letter));
  const [best, worst] = [letters.length > 1 ? Math.min(...places) : 0, Math.max(...places)];
  const meant = range || letters.length === 1 ? energyLetters.slice(best, worst + 1) : letters;
  return { letters: energyLetters.filter((letter) => meant.includes(letter)), next };
}

const maxFloors = 60;

/** Reads "2nd floor", "floor 5" or "au 2e" at an index; null if none is there. */
export function floorAt(terms: readonly Term[], at: number): { floor: number; next: number } | null {
  const term = terms[at];
  if (term?.is === 'floor') {
    const quantity = quantityAt(terms, skip(terms, at + 1));
    const { exact = -1, unit, next } = quantity ?? { unit: null, next: at };
    return unit === null && isFloor(exact) ? { floor: exact, next } : null;
  }
  if ((term?.is !== 'number' && term?.is !== 'ordinal') || !isFloor(term.value)) return null;
  const isOrdinal = terms[at + 1]?.is === 'ordinalEnd';
  const next = isOrdinal ? at + 2 : skip(terms, at + 1);
  if (terms[next]?.is === 'floor') return { floor: term.value, next: next + 1 };
  return isOrdinal ? { floor: term.value, next } : null;
}

const isFloor = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= maxFloors;

const energyLetter = (term: Term | undefined): EnergyLetter | undefined =>
  energyLetters.find((letter) => letter === term?.text);
