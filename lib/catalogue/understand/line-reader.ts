// biome-ignore-all lint/style/noNonNullAssertion: places run from 0 to the number of terms
import type { ListName } from '../../routes/routes.ts';
import type { Filters } from '../search/criteria.ts';
import { energyAt } from './energy.ts';
import { Findings, type Span } from './findings.ts';
import type { Names } from './names.ts';
import { type Quantity, quantityAt, skip } from './quantity.ts';
import { figuresOf, type Surface } from './settle.ts';
import { surfaceAfter, surfaceBefore, termBefore } from './surroundings.ts';
import type { Term } from './terms.ts';
import { typesOf } from './types-of-line.ts';

/** km that "near" means without a number. */
const nearby = 10;
/** No home has so many bedrooms. */
const mostRooms = 20;
const zip = /^\d{4}$/;

/** Goes through the terms of a line once and gathers what they say; a term alone means little, its neighbours decide. */
export class LineReader {
  readonly #terms: readonly Term[];
  readonly #list: ListName;
  readonly #names: Names;
  readonly #found = new Findings();
  /** Where the last surface ended: "500 m² of land". */
  #surfaceEnd = -1;

  constructor(terms: readonly Term[], list: ListName, names: Names) {
    this.#terms = terms;
    this.#list = list;
    this.#names = names;
  }

  read(): { filters: Filters; unknown: Span[] } {
    const { types, garage, land } = typesOf(this.#terms, this.#names);
    for (let at = 0; at < this.#terms.length; ) at = this.#readAt(at, land);
    if (garage) this.#found.features.delete('garage');
    return this.#found.settle(types, this.#names);
  }

  /** Reads what begins at a term; returns the place of what comes after it. */
  #readAt(at: number, land: boolean): number {
    const term = this.#terms[at]!;
    const quantity = quantityAt(this.#terms, at);
    if (quantity) return this.#take(at, quantity, land ? 'Plot' : surfaceBefore(this.#terms, at, quantity));
    switch (term.is) {
      case 'city':
        for (const id of term.ids) this.#found.cities.add(id);
        return at + 1;
      case 'feature':
        this.#found.features.add(term.feature);
        return at + 1;
      case 'available':
        this.#found.available = true;
        return at + 1;
      case 'bedrooms':
      case 'living':
      case 'plot':
        return this.#readName(at, term.is);
      case 'energy': {
        const found = energyAt(this.#terms, at);
        for (const letter of found?.letters ?? []) this.#found.energy.add(letter);
        return found?.next ?? this.#miss(at, at + 1);
      }
      case 'near':
        return this.#readNear(at);
      case 'surroundings':
        if (termBefore(this.#terms, at)?.is !== 'city') return this.#miss(at, at + 1);
        this.#found.figures.radius ??= nearby;
        return at + 1;
      case 'without': {
        const next = skip(this.#terms, at + 1);
        const what = this.#terms[next]?.is ?? '';
        return this.#miss(at, ['feature', 'type', 'land', 'bedrooms'].includes(what) ? next + 1 : at + 1);
      }
      case 'unknown':
      case 'noSlips':
        return this.#miss(at, at + 1);
      default:
        return at + 1;
    }
  }

  /** A quantity becomes figures of the filters, a zip or a count of what follows it, or stays unknown. `of` null: of nothing that filters. */
  #take(at: number, { next, ...quantity }: Quantity, of: Surface | null, near = false): number {
    const { text } = this.#terms[at]!;
    const { unit, exact } = quantity;
    if (unit === null && exact !== undefined && zip.test(text) && this.#names.atZip(text).length > 0) {
      this.#found.zips.add(text);
      return next;
    }
    // "2 garages", and the articles, which are numbers in letters.
    const article = exact === 1 && /^\p{L}/u.test(text);
    if (unit === null && (this.#terms[next]?.is === 'feature' || article)) return next;
    const surface = surfaceAfter(this.#terms, next) ?? of;
    const figures = unit === 'surface' && !surface ? null : figuresOf(quantity, this.#list, surface ?? 'Living', near);
    if (!figures) return this.#miss(at, next);
    if (unit === 'surface') this.#surfaceEnd = next;
    if (unit === 'km') this.#found.distances.push(this.#span(at, next));
    Object.assign(this.#found.figures, figures);
    return next;
  }

  /** "bedrooms: 2", "living area from 120": the name of a figure before it, or after a surface. */
  #readName(at: number, name: 'bedrooms' | 'living' | 'plot'): number {
    const start = skip(this.#terms, at + 1);
    const quantity = quantityAt(this.#terms, start);
    const unit = name === 'bedrooms' ? name : 'surface';
    const value = quantity?.exact ?? quantity?.least ?? quantity?.most ?? 0;
    const fits = quantity && (quantity.unit === null || quantity.unit === unit);
    if (fits && (unit === 'surface' || value < mostRooms))
      return this.#take(start, { ...quantity, unit }, name === 'plot' ? 'Plot' : 'Living');
    return unit === 'surface' && skip(this.#terms, this.#surfaceEnd) === at ? at + 1 : this.#miss(at, at + 1);
  }

  /** "around Hasselt", "within 10 km of", "Hasselt and surroundings"; "around 300.000" is a price. */
  #readNear(at: number): number {
    const next = skip(this.#terms, at + 1);
    const { is, text = '' } = this.#terms[next] ?? {};
    if (is === 'near') return at + 1;
    const quantity = quantityAt(this.#terms, next);
    const isZip = zip.test(text) && quantity?.unit === null;
    if (quantity && !isZip) return quantity.unit === 'km' ? next : this.#take(next, quantity, 'Living', true);
    if (is !== 'city' && !isZip && termBefore(this.#terms, at)?.is !== 'city') return this.#miss(at, at + 1);
    this.#found.figures.radius ??= nearby;
    return at + 1;
  }

  #span = (from: number, next: number): Span => [this.#terms[from]!.from, this.#terms[next - 1]!.to];

  #miss(from: number, next: number): number {
    this.#found.unknown.push(this.#span(from, next));
    return next;
  }
}
