import { type DataIssue, issueText } from '../../lib/files/issues.ts';
import { table } from '../../scripts/support/table.ts';
import { quantilesOf } from '../support/processes.ts';
import { memoryTrend, slicesOf } from './memory.ts';

/** State of the server at one point in time. */
export interface Sample {
  seconds: number;
  rssMb: number;
  /** After the last full garbage collection; undefined before the first. */
  heapMb?: number;
  /** CPU time since the start. */
  cpuMs: number;
  /** Load average of the whole machine, which shows other work on it. */
  load: number;
}

const maxPrinted = 30;

/** The results of a run. */
export class Journal {
  /** Response times in ms, by kind of page. */
  readonly answers = new Map<string, number[]>();
  /** Times in ms until the last page showed a change, by its name; broken and repaired files included. */
  readonly changes = new Map<string, number[]>();
  readonly samples: Sample[] = [];
  readonly failures: string[] = [];
  /** Response times of the current minute, in ms. */
  minute: number[] = [];

  addResponse(kind: string, ms: number): void {
    add(this.answers, kind, ms);
    this.minute.push(ms);
  }

  addChange(name: string, ms: number): void {
    add(this.changes, name, ms);
  }

  /** Records a failure, and prints the first thirty. */
  fail(what: string): void {
    this.failures.push(what);
    if (this.failures.length <= maxPrinted) console.log(`✗ ${what}`);
  }
}

function add(times: Map<string, number[]>, name: string, ms: number): void {
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
}

const refusal =
  /\d+ issues? in the data$|^ {2}\S.*: expected .*, found |^ {2}The site goes on with the data it had\.$|^ {2}Held back: |, which \d+ files name$/;

/** Reads the error output of the server: reports of data that are held back are expected, everything else is a failure. */
export class ServerLog {
  readonly #journal: Journal;
  readonly #refusals = new Set<string>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  readLine(line: string): void {
    if (refusal.test(line)) this.#refusals.add(line);
    else if (line.trim() !== '') this.#journal.fail(`The server logged: ${line}`);
  }

  /** Whether an issue has been logged in the format of check:data; clears the lines read so far. */
  hasLogged(issue: DataIssue): boolean {
    const isLogged = this.#refusals.has(issueText(issue));
    this.#refusals.clear();
    return isLogged;
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const shares = [0.5, 0.95, 0.99, 1];

/** Sums up the last minute in one line, and starts the next. */
export function minuteLine(journal: Journal, minute: number): string {
  const times = quantilesOf(journal.minute);
  const line = [
    `${minute} min: ${journal.minute.length} answers`,
    `half within ${times(0.5).toFixed(0)} ms, 95 % ${times(0.95).toFixed(0)}, all ${times(1).toFixed(0)}`,
    `slowest change so far ${seconds(Math.max(0, ...[...journal.changes.values()].flat()))} s`,
    `${journal.samples.at(-1)?.rssMb.toFixed(0)} MB, heap ${journal.samples.at(-1)?.heapMb?.toFixed(0) ?? '?'}`,
    `${journal.failures.length} failures so far`,
  ];
  journal.minute = [];
  return line.join('; ');
}

/** The results of a run as text tables. */
export function report(journal: Journal): string {
  const allTimes = [...journal.answers.values()].flat();
  const answers = [...journal.answers, ['all', allTimes] as const].map(([kind, times]) => {
    const quantile = quantilesOf(times);
    return [kind, String(times.length), ...shares.map((share) => quantile(share).toFixed(0))];
  });
  const changes = [...journal.changes].map(([name, times]) => {
    const quantile = quantilesOf(times);
    return [name, String(times.length), seconds(quantile(0.5)), seconds(quantile(1))];
  });
  const memory = slicesOf(journal.samples).map(({ from, to, rssMb, maxRssMb, heapMb, cpu, load }) => [
    `${(from / 60).toFixed(1)} - ${(to / 60).toFixed(1)}`,
    ...[rssMb, maxRssMb, heapMb, cpu].map((value) => value.toFixed(0)),
    load.toFixed(1),
  ]);
  return [
    table(['answers, ms', 'count', 'half', '95 %', '99 %', 'all'], answers),
    table(['live after, s', 'count', 'half', 'all'], changes),
    table(['minutes', 'MB: half', 'most', 'heap after collection', 'CPU, % of a core', 'load'], memory),
    `Memory: ${memoryTrend(journal.samples)}. Failures: ${journal.failures.length}.`,
  ].join('\n\n');
}
