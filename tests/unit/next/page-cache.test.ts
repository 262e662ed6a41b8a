import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import type { DataState } from '@/lib/data/store';
import PageCache, { versionIn } from '@/lib/next/page-cache';

const page = (version: string | null, text = 'Text') =>
  `<!DOCTYPE html><html lang="nl" class="a b"${version ? ` data-version="${version}"` : ''}><head></head><body><p>${text}</p><script src="/_next/static/chunks/a.js" async=""></script></body></html>`;
const entry = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: {}, status: 200 });
const inForce = (version: string) => {
  processState.data = { version: () => version } as DataState;
};

describe('the cache of pages', () => {
  let dir: string;
  let cache: PageCache;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'heem-pages-'));
    const mkdir = async (folder: string) => mkdirSync(folder, { recursive: true });
    // The entry that Next passes to a cache handler.
    cache = new PageCache({
      fs: { existsSync, readFile, writeFile, stat, mkdir },
      flushToDisk: true,
      serverDistDir: path.join(dir, 'server'),
      maxMemoryCacheSize: 1e7,
      revalidatedTags: [],
      _requestHeaders: {},
    });
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
    processState.data = undefined;
  });
  const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false, fetchCache: false };
  const keep = (key: string, html: string) => cache.set(key, entry(html), context);
  const given = async (key: string) => (await cache.get(key, context))?.value ?? null;

  it('serves a page of the current version, with its scripts after the content and its own policy', async () => {
    inForce('a.2026-11-23');
    await keep('/nl/a', page('a.2026-11-23'));
    const value = await given('/nl/a');
    expect(String(value?.html)).toMatch(/<script>\(function firstTouch/);
    expect(value?.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  it('also finishes a page of the build, which was not written through the cache', async () => {
    inForce('a.2026-11-23');
    mkdirSync(path.join(dir, 'server/app/nl'), { recursive: true });
    const file = (ending: string) => path.join(dir, `server/app/nl/built.${ending}`);
    await Promise.all([
      writeFile(file('html'), page('a.2026-11-23')),
      writeFile(file('rsc'), ''),
      writeFile(file('meta'), JSON.stringify({ headers: {}, status: 200 })),
    ]);
    expect((await given('/nl/built'))?.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  it.each([
    ['older data', 'b.2026-11-22'],
    ['no version', null],
  ])('does not give out a page of %s', async (_, version) => {
    inForce('a.2026-11-23');
    await keep('/nl/b', page(version));
    expect(await given('/nl/b')).toBeNull();
  });

  it('keeps other pages in memory, and serves them only for the current data', async () => {
    await keep('/nl/d', page('a.2026-11-23'));
    expect(await given('/nl/d')).toBeNull();
    inForce('a.2026-11-23');
    expect(existsSync(path.join(dir, 'server/app/nl/d.html'))).toBe(false);
    expect(await given('/nl/d')).not.toBeNull();
  });
});

it('the version is in the first tag alone: text of a page cannot name one', () => {
  expect(versionIn(page('a.2026-11-23'))).toBe('a.2026-11-23');
  expect(versionIn(page(null, '<html data-version="x">'))).toBeUndefined();
});
