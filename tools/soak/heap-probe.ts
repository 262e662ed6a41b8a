import { writeFileSync } from 'node:fs';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server with --import …?into=FILE: writes the size of the heap after each full garbage collection, in MB.
const file = new URL(import.meta.url).searchParams.get('into');
if (!file) throw new Error('name the file to write into');

interface Collection extends PerformanceEntry {
  detail: { kind: number };
}
const whole = constants.NODE_PERFORMANCE_GC_MAJOR;
const observer = new PerformanceObserver((list) => {
  if (list.getEntries().some((entry) => (entry as Collection).detail.kind === whole))
    writeFileSync(file, String(process.memoryUsage().heapUsed / 2 ** 20));
});
if (isMainThread) observer.observe({ entryTypes: ['gc'] });
