import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFrom, discardStamp, stampOf, writeStamp } from '@/scripts/support/build-stamp';

let root: string;
const at = (file: string) => path.join(root, file);
const settings = () => ({ dataDir: at('data'), messagesDir: at('messages'), siteUrl: 'http://localhost:3000' });

function put(file: string, content: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
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

  const home = 'data/properties/5801.json';
  it.each<[string, () => void, 'nothing' | 'other data' | 'this']>([
    ['a source', () => put('app/page.tsx', 'Page'), 'nothing'],
    ['a new source', () => put('lib/base/slug.ts', ''), 'nothing'],
    ['a renamed source', () => renameSync(at('app/page.tsx'), at('app/layout.tsx')), 'nothing'],
    ['a lost public file', () => rmSync(at('public/icons.svg')), 'nothing'],
    ['a data file', () => put(home, '{"id":5801,"goal":"0"}'), 'other data'],
    ['the time of a data file', () => utimesSync(at(home), 1, 1), 'other data'],
    ['a word of the site', () => put('messages/nl.json', '{"more":"Meer"}'), 'other data'],
    ['a home fewer', () => rmSync(at(home)), 'other data'],
    ['a lost picture', () => rmSync(at('public/pictures/villa-400.avif')), 'other data'],
    ['a picture that came later', () => put('public/pictures/later-400.avif', 'later'), 'this'],
    ['the time of a source', () => utimesSync(at('app/page.tsx'), 1, 1), 'this'],
    ['no change', () => undefined, 'this'],
  ])('after a change of %s serves with its pages, with pages made anew, or not at all', (_, change, serves) => {
    change();
    expect(built()).toBe(serves);
  });

  it('is for one address and one data folder', () => {
    const otherAddress = { ...settings(), siteUrl: 'https://heem.example' };
    const otherData = { ...settings(), dataDir: at('other') };
    expect(builtFrom(root, stampOf(root, otherAddress))).toBe('nothing');
    expect(builtFrom(root, stampOf(root, otherData))).toBe('other data');
  });

  it('does not exist before it is finished', () => {
    discardStamp(root);
    expect(built()).toBe('nothing');
  });
});
