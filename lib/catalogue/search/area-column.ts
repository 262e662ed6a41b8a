// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import type { Area } from './area.ts';
import { add, type Bitset, createBitset, intersect } from './bitset.ts';
import { Outline } from './outline.ts';
import { RangeColumn } from './range-column.ts';
import type { SearchDocument } from './search-document.ts';

/** Where the homes lie. Only those in the rectangle around an area are looked at one by one. */
export class AreaColumn {
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;
  readonly #east: RangeColumn;
  readonly #north: RangeColumn;
  /** To work in. */
  readonly #around: Bitset;

  constructor(homes: readonly Pick<SearchDocument, 'longitude' | 'latitude'>[]) {
    const [longitudes, latitudes] = [homes.map(({ longitude }) => longitude), homes.map(({ latitude }) => latitude)];
    this.#longitudes = Float64Array.from(longitudes);
    this.#latitudes = Float64Array.from(latitudes);
    this.#east = new RangeColumn(longitudes);
    this.#north = new RangeColumn(latitudes);
    this.#around = createBitset(homes.length);
  }

  /** Makes `into` the homes within the area. */
  within(area: Area, into: Bitset): Bitset {
    const outline = new Outline(area);
    const [west, east, south, north] = outline.bounds;
    this.#north.between(south, north, into);
    const around = intersect(this.#east.between(west, east, this.#around), into, this.#around);
    into.fill(0);
    for (let word = 0; word < around.length; word++) {
      for (let bits = around[word]!; bits !== 0; bits &= bits - 1) {
        const position = word * 32 + 31 - Math.clz32(bits & -bits);
        if (outline.contains(this.#longitudes[position]!, this.#latitudes[position]!)) add(into, position);
      }
    }
    return into;
  }
}
