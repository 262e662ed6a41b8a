import { type Fault, faultText } from '../../lib/data/issues.ts';

/** State of the server at one moment. */
export interface Sample {
  seconds: number;
  rssMb: number;
  /** After the last full garbage collection; undefined before the first. */
  heapMb?: number;
  /** Since its start. */
  cpuMs: number;
  /** Of the whole machine: other work on it is not the site's fault. */
  load: number;
}

const listed = 30;

/** All that a run has found. */
export class Journal {
  /** By kind of page, in ms. */
  readonly answers = new Map<string, number[]>();
  /** By name of the change, in ms until the last page showed it; broken and mended files as well. */
  readonly changes = new Map<string, number[]>();
  readonly samples: Sample[] = [];
  readonly failures: string[] = [];
  /** Of the minute that runs, in ms. */
  minute: number[] = [];

  answered(kind: string, ms: number): void {
    add(this.answers, kind, ms);
    this.minute.push(ms);
  }

  changed(name: string, ms: number): void {
    add(this.changes, name, ms);
  }

  /** Records a failure, and prints it while they are few. */
  fail(what: string): void {
    this.failures.push(what);
    if (this.failures.length <= listed) console.log(`✗ ${what}`);
  }
}

function add(times: Map<string, number[]>, name: string, ms: number): void {
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
}

const refusal = /\d+ faults? in the data$|^ {2}\S.*: expected .*, found |^ {2}The site goes on with the data it had\.$/;

/** Reads the error output of the server: refused data are expected there, everything else is a failure. */
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

  /** Whether a fault has been logged as check:data prints it; clears what was logged so far. */
  hasTold(fault: Fault): boolean {
    const told = this.#refusals.has(faultText(fault));
    this.#refusals.clear();
    return told;
  }
}
