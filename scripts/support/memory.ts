import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';

// How the server uses memory; what each of this gains is in docs/decisions/memory.md.

/** Malloc keeps one pool instead of sixteen, and gives back what is free at its end and each buffer of 16 KB or more at once. */
export const memoryEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '16384' };

/** About 25,000 homes. */
const manyBytes = 200_000_000;

/**
 * V8's flags for a server of the data in a folder. Garbage is collected before the process has grown by a fifth, and the heap is kept
 * small. With very many homes a fifth is hundreds of megabytes and each look through the heap takes seconds: they get V8's own settings.
 */
export const memoryFlags = (dataDir: string): string[] =>
  bytesOfJson(dataDir) > manyBytes
    ? []
    : [
        '--heap-growing-percent=20',
        '--min-semi-space-size=4',
        '--max-semi-space-size=4',
        `--import=${inProject('scripts/support/small-heap.mjs')}`,
      ];

const bytesOfJson = (dir: string): number =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);
