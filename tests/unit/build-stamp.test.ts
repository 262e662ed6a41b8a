import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFrom, discardStamp, stampOf, writeStamp } from '@/scripts/support/build-stamp';

let root: string;
const settings = () => ({
  dataDir: path.join(root, 'data'),
  messagesDir: path.join(root, 'messages'),
  siteUrl: 'http://localhost:3000',
});

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
  put('public/pictures/villa-400.avif', 'villa');
  writeStamp(root, stampOf(root, settings()));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a build', () => {
  const built = () => builtFrom(root, stampOf(root, settings()));

  it('is up to date while nothing changes, whatever the times of its sources', () => {
    utimesSync(path.join(root, 'app/page.tsx'), 1, 1);
    expect(built()).toBe('this');
  });

  it.each<[string, () => void]>([
    ['a source', () => put('app/page.tsx', 'Page')],
    ['a new source', () => put('lib/slug.ts', '')],
    ['a renamed source', () => renameSync(path.join(root, 'app/page.tsx'), path.join(root, 'app/layout.tsx'))],
    ['a lost public file', () => rmSync(path.join(root, 'public/icons.svg'))],
  ])('is outdated by %s', (_, change) => {
    change();
    expect(built()).toBe('nothing');
  });

  it.each<[string, () => void]>([
    ['a data file', () => put('data/properties/5801.json', '{"id":5801,"goal":"0"}')],
    ['the time of a data file', () => utimesSync(path.join(root, 'data/properties/5801.json'), 1, 1)],
    ['a word of the site', () => put('messages/nl.json', '{"more":"Meer"}')],
    ['a home fewer', () => rmSync(path.join(root, 'data/properties/5801.json'))],
    ['a lost picture', () => rmSync(path.join(root, 'public/pictures/villa-400.avif'))],
  ])('serves, with its pages made anew, after a change of %s', (_, change) => {
    change();
    expect(built()).toBe('other data');
  });

  it('is none the worse for pictures that came later', () => {
    put('public/pictures/later-400.avif', 'later');
    expect(built()).toBe('this');
  });

  it('is made for one address; another data folder is other data', () => {
    const otherAddress = { ...settings(), siteUrl: 'https://heem.example' };
    const otherData = { ...settings(), dataDir: path.join(root, 'other') };
    expect(builtFrom(root, stampOf(root, otherAddress))).toBe('nothing');
    expect(builtFrom(root, stampOf(root, otherData))).toBe('other data');
  });

  it('is not there before it is finished', () => {
    discardStamp(root);
    expect(built()).toBe('nothing');
  });
});
