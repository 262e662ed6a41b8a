/** What came of choosing a moment. */
export interface HeldSlot {
  /** Whether it is kept for this visitor for a while. */
  held: boolean;
  /** Every moment that is full by now. */
  full: string[];
}
