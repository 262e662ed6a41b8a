import type { Fault } from './fault.ts';
import type { LoadedData } from './load.ts';

/** The data in force, and what became of those that came after them. */
export interface DataState extends LoadedData {
  /** When they came into force. */
  since: Date;
  /** How many states were in force before them since the start. */
  number: number;
  /** The state in which something last became another, by its name (changesBetween); what never did is not in it. */
  changed: ReadonlyMap<string, number>;
  /** Why the folder as it is now is not in force; none where it is. */
  faults: readonly Fault[];
}

declare global {
  // Pages, middleware, instrumentation and the cache of pages are separate bundles of one process: what they share lives here.
  var heemData: DataState | undefined;
}
