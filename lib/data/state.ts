import type { Fault } from './fault.ts';
import type { LoadedData } from './load.ts';

/** The data in force, and what became of those that came after them. */
export interface DataState extends LoadedData {
  /** When they came into force. */
  since: Date;
  /** 0 for the data that the build was made from; of others the moment since when they are in force, in ms. */
  number: number;
  /** When this process first read the data, in ms. */
  begun: number;
  /** Whether the build was made from other data than those. */
  isOther: boolean;
  /** The state in which something last became another, by its name (changesBetween); what never did is not in it. */
  changed: ReadonlyMap<string, number>;
  /** Why the folder as it is now is not in force; none where it is. */
  faults: readonly Fault[];
}

declare global {
  // Pages, middleware, instrumentation and the cache of pages are separate bundles of one process: what they share lives here.
  var heemData: DataState | undefined;
}
