import { table } from '../../scripts/support/table.ts';
import { quantilesOf } from '../support/timing.ts';
import type { Journal } from './journal.ts';
import { slicesOf, verdictOf } from './memory.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const shares = [0.5, 0.95, 0.99, 1];

/** What happened in the minute that has passed, as one line; begins the next. */
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

/** A whole run as tables to read. */
export function report(journal: Journal): string {
  const all = [...journal.answers.values()].flat();
  const answers = [...journal.answers, ['all', all] as const].map(([kind, times]) => {
    const quantile = quantilesOf(times);
    return [kind, String(times.length), ...shares.map((share) => quantile(share).toFixed(0))];
  });
  const changes = [...journal.changes].map(([name, times]) => {
    const quantile = quantilesOf(times);
    return [name, String(times.length), seconds(quantile(0.5)), seconds(quantile(1))];
  });
  const memory = slicesOf(journal.samples).map(({ from, to, rssMb, mostRssMb, heapMb, cpu, load }) => [
    `${(from / 60).toFixed(1)} - ${(to / 60).toFixed(1)}`,
    ...[rssMb, mostRssMb, heapMb, cpu].map((value) => value.toFixed(0)),
    load.toFixed(1),
  ]);
  return [
    table(['answers, ms', 'count', 'half', '95 %', '99 %', 'all'], answers),
    table(['live after, s', 'count', 'half', 'all'], changes),
    table(['minutes', 'MB: half', 'most', 'heap after collection', 'CPU, % of a core', 'load'], memory),
    `Memory: ${verdictOf(journal.samples)}. Failures: ${journal.failures.length}.`,
  ].join('\n\n');
}
