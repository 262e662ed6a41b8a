/** What came of choosing a moment. */
export interface HeldSlot {
  /** Whether it is kept for this visitor for a while. */
  held: boolean;
  /** Every moment that cannot be chosen by now; the chosen one is not among them where it is free and only not kept. */
  full: string[];
}
