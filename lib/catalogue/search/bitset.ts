// Every index into a typed array is in range by construction, which the type checker cannot know.
// biome-ignore-all lint/style/noNonNullAssertion: see above

/** A set of positions, one bit each: 32 of them are intersected or counted in one step. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Returns an empty set with room for the positions from 0 to `size`: the end of a run may be read too. */
export const createBitset = (size: number): Bitset => new Uint32Array((size >>> 5) + 1);

export function add(set: Bitset, position: number): void {
  set[position >>> 5]! |= 1 << (position & 31);
}

export const has = (set: Bitset, position: number): boolean => ((set[position >>> 5]! >>> (position & 31)) & 1) === 1;

/** Writes the intersection of `a` and `b` into `into`. */
export function intersect(a: Bitset, b: Bitset, into: Bitset): Bitset {
  for (let word = 0; word < into.length; word++) into[word] = a[word]! & b[word]!;
  return into;
}

/** Writes the difference of `a` and `b` into `into`. */
export function subtract(a: Bitset, b: Bitset, into: Bitset): Bitset {
  for (let word = 0; word < into.length; word++) into[word] = a[word]! & ~b[word]!;
  return into;
}

/** Counts the positions from `from` up to but not including `to` that are in both sets. */
export function countBoth(a: Bitset, b: Bitset, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  let count = 0;
  for (let word = first; word <= last; word++) count = (count + ones(a[word]! & b[word]!)) | 0;
  return count - ones(a[first]! & b[first]! & ~bitsFrom(from)) - ones(a[last]! & b[last]! & bitsAfter(to - 1));
}

/** Counts the positions of the set in each run: run n goes from `starts[n]` up to `starts[n + 1]`. One pass for any number of runs. */
export function countRuns(set: Bitset, starts: Uint32Array, into: Uint32Array): Uint32Array {
  let word = 0;
  let inWords = 0;
  let before = 0;
  for (let run = 0; run < into.length; run++) {
    const end = starts[run + 1]!;
    for (; word < end >>> 5; word++) inWords = (inWords + ones(set[word]!)) | 0;
    const beforeEnd = inWords + ones(set[word]! & ~bitsFrom(end));
    into[run] = beforeEnd - before;
    before = beforeEnd;
  }
  return into;
}

/** Adds to `into` the positions of the set from `from` up to but not including `to`. */
export function addRun(set: Bitset, from: number, to: number, into: Bitset): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  for (let word = first; word <= last; word++) {
    const before = word === first ? ~bitsFrom(from) : 0;
    const after = word === last ? bitsAfter(to - 1) : 0;
    into[word]! |= set[word]! & ~before & ~after;
  }
}

/** Returns the positions of a set that has `size` of them, ascending. */
export function listPositions(set: Bitset, size: number): Uint32Array {
  const positions = new Uint32Array(size);
  let found = 0;
  for (let word = 0; found < size; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      positions[found++] = word * 32 + 31 - Math.clz32(bits & -bits);
  }
  return positions;
}

/** Returns the bit of a position and those above it in its word. */
const bitsFrom = (position: number): number => -1 << (position & 31);

/** Returns the bits above that of a position in its word. */
const bitsAfter = (position: number): number => -2 << (position & 31);

/** The number of set bits in each 16-bit number: two look-ups per word take half the time of counting by arithmetic. */
const onesTable = new Uint8Array(2 ** 16);
for (let number = 1; number < onesTable.length; number++) onesTable[number] = onesTable[number >>> 1]! + (number & 1);

const ones = (word: number): number => onesTable[word & 0xffff]! + onesTable[word >>> 16]!;
