import { type Fault, faultText } from '../../lib/data/fault.ts';
import type { Journal } from './journal.ts';

const refusal = /\d+ faults? in the data$|^ {2}\S.*: expected .*, found |^ {2}The site goes on with the data it had\.$/;

/** Reads what the server says on its error output: that it refuses data is expected there, all else is a failure. */
export class ServerLog {
  readonly #journal: Journal;
  readonly #refusals = new Set<string>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  hear(line: string): void {
    if (refusal.test(line)) this.#refusals.add(line);
    else if (line.trim() !== '') this.#journal.fail(`The server said: ${line}`);
  }

  /** Whether a fault has been told as check:data prints it; forgets what was told so far. */
  hasTold(fault: Fault): boolean {
    const told = this.#refusals.has(faultText(fault));
    this.#refusals.clear();
    return told;
  }
}
