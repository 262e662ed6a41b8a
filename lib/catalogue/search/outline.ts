// biome-ignore-all lint/style/noNonNullAssertion: corners run from 0 to their number
import type { Area } from './area.ts';

/** An area to ask many places of; lines that cross leave out what they enclose twice. */
export class Outline {
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(area: Area) {
    this.#longitudes = Float64Array.from(area, ([longitude]) => longitude);
    this.#latitudes = Float64Array.from(area, ([, latitude]) => latitude);
  }

  /** The rectangle around it: west, east, south, north. */
  get bounds(): [west: number, east: number, south: number, north: number] {
    const [x, y] = [this.#longitudes, this.#latitudes];
    return [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  }

  /** Whether a place lies within: a line from it to the west crosses the border an odd number of times. */
  contains(longitude: number, latitude: number): boolean {
    const [x, y] = [this.#longitudes, this.#latitudes];
    let inside = false;
    for (let to = 0, from = x.length - 1; to < x.length; from = to++) {
      if (y[to]! > latitude === y[from]! > latitude) continue;
      const share = (latitude - y[to]!) / (y[from]! - y[to]!);
      if (longitude < x[to]! + share * (x[from]! - x[to]!)) inside = !inside;
    }
    return inside;
  }
}
