import type { Fault } from './fault.ts';
import type { LoadedData } from './load.ts';

/** The data in force, and what became of those that came after them. */
export interface DataState extends LoadedData {
  /** When they came into force. */
  since: Date;
  /** What pages made now are made from: data, words, pictures and the day in Brussels, on which costs depend. */
  version: () => string;
  /** Why the folder as it is now is not in force; none where it is. */
  faults: readonly Fault[];
}
