/** Throws an Error for a file of more bytes than it may have. */
export function refuseAbove(most: number, bytes: number): void {
  if (bytes > most) throw new Error(`larger than ${Math.round(most / 1e6)} MB`);
}
