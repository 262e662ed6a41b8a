import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { discardStamp, isBuilt, stampOf, writeStamp } from '@/scripts/support/build-stamp';

let root: string;
const settings = () => ({ dataDir: path.join(root, 'data'), siteUrl: 'http://localhost:3000' });

function put(file: string, content: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'heem-stamp-'));
  put('app/page.tsx', 'page');
  put('middleware.ts', 'middleware');
  put('data/properties/5801.json', '{"id":5801}');
  put('public/icons.svg', '<svg/>');
  writeStamp(root, stampOf(root, settings()));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a build', () => {
  it('is up to date while nothing changes, whatever the times of its sources', () => {
    utimesSync(path.join(root, 'app/page.tsx'), 1, 1);
    expect(isBuilt(root, stampOf(root, settings()))).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a source', () => put('app/page.tsx', 'Page')],
    ['a new source', () => put('lib/slug.ts', '')],
    ['a renamed source', () => renameSync(path.join(root, 'app/page.tsx'), path.join(root, 'app/layout.tsx'))],
    ['a data file', () => put('data/properties/5801.json', '{"id":5801,"goal":"0"}')],
    ['the time of a data file', () => utimesSync(path.join(root, 'data/properties/5801.json'), 1, 1)],
    ['a home fewer', () => rmSync(path.join(root, 'data/properties/5801.json'))],
    ['a lost public file', () => rmSync(path.join(root, 'public/icons.svg'))],
  ])('is outdated by %s', (_, change) => {
    change();
    expect(isBuilt(root, stampOf(root, settings()))).toBe(false);
  });

  it('is made for one address and one data folder', () => {
    const otherAddress = { ...settings(), siteUrl: 'https://heem.example' };
    const otherData = { ...settings(), dataDir: path.join(root, 'other') };
    expect(isBuilt(root, stampOf(root, otherAddress))).toBe(false);
    expect(isBuilt(root, stampOf(root, otherData))).toBe(false);
  });

  it('is not there before it is finished', () => {
    discardStamp(root);
    expect(isBuilt(root, stampOf(root, settings()))).toBe(false);
  });
});
