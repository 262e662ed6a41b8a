import { createRequire } from 'node:module';
import { processState } from '../base/process-state.ts';
import { lateScripts } from './late-scripts.ts';
import { pagePolicy } from './page-policy.ts';

// Next's own cache of pages (`cacheHandler` in next.config.ts) with three things added: a page made from older data is not given out, a
// page that enters gets its scripts at the first touch, and its Content-Security-Policy, so that it needs no nonce.
// It extends a private class of Next: tests/unit/next/page-cache.test.ts fails if that changes. docs/decisions/page-cache.md

interface Entry {
  kind: string;
  html?: unknown;
  headers?: Record<string, unknown>;
}

/** The used parts of Next's class. */
interface FileCache {
  fs: { existsSync(file: string): boolean };
  flushToDisk?: boolean;
  getFilePath(name: string, kind: string): string;
  get(...args: readonly unknown[]): Promise<{ value: Entry | null } | null>;
  set(key: string, entry: Entry | null, context: unknown): Promise<void>;
}

const FileSystemCache = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache')
  .default as new (
  context: object,
) => FileCache;

const isPage = (entry: Entry | null | undefined): entry is Entry => entry?.kind === 'APP_PAGE';

/** The version of the data that a page was made from, as its root layout writes it; undefined for a page that names none. */
export const versionIn = (html: unknown): string | undefined =>
  /^<!DOCTYPE html><html\b[^>]* data-version="([^"]+)"/.exec(String(html).slice(0, 600))?.[1];

/** Puts scripts and policy of a page in order, once. */
function finish(entry: Entry | null): void {
  const header = 'content-security-policy';
  if (!isPage(entry) || !entry.headers || entry.headers[header]) return;
  entry.html = lateScripts(String(entry.html));
  entry.headers[header] = pagePolicy(String(entry.html));
}

export default class PageCache extends FileSystemCache {
  /** A page that is not given out is made anew; one that names no version is never given out. */
  override async get(...args: readonly unknown[]) {
    const found = await super.get(...args);
    if (isPage(found?.value) && versionIn(found.value.html) !== processState.data?.version()) return null;
    // A build writes its pages past the cache.
    finish(found?.value ?? null);
    return found;
  }

  override async set(key: string, entry: Entry | null, context: unknown): Promise<void> {
    finish(entry);
    // Pages of the build are renewed on disk. All others stay in memory (an LRU of `cacheMaxMemorySize`): on disk they would never be evicted.
    const toDisk = this.flushToDisk;
    this.flushToDisk = toDisk && (process.env.NEXT_PHASE === 'phase-production-build' || this.#isOfBuild(key, entry));
    const done = super.set(key, entry, context);
    this.flushToDisk = toDisk;
    await done;
  }

  #isOfBuild(key: string, entry: Entry | null): boolean {
    return isPage(entry) && this.fs.existsSync(this.getFilePath(`${key}.html`, entry.kind));
  }
}
