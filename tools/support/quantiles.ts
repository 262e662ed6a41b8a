/** Sorts some values; returns a function from a share (0 to 1) to the value that so many of them do not exceed, NaN where there are none. */
export function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
