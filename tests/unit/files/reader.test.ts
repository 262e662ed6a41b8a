import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFolderState } from '@/lib/files/folder';
import { reuseUnchanged } from '@/lib/files/reuse-unchanged';
import { Folder } from '@/tests/unit/data/folder';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('share', () => {
  it('equals the new value, and reuses the old objects that are equal', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(copy(reuseUnchanged(before, copy(now)))).toEqual(copy(now));
        const again = copy(before);
        if (typeof again === 'object' && again !== null) expect(reuseUnchanged(before, again)).toBe(before);
      }),
    ));

  it('reuses the rows of a table that did not change', () => {
    const [changed, same] = [
      { id: 'a', name: { nl: 'een' } },
      { id: 'b', name: { nl: 'twee' } },
    ];
    const now = reuseUnchanged({ items: [changed, same] }, { items: [{ id: 'a', name: { nl: 'één' } }, copy(same)] });
    expect(now.items[1]).toBe(same);
    expect(now.items[0]).toEqual({ id: 'a', name: { nl: 'één' } });
  });

  it('does not treat a list as an object', () => expect(reuseUnchanged({ 0: 'a' }, ['a'])).toEqual(['a']));
});

const textOf = (folder: Folder, file: string) => readFileSync(path.join(folder.dir, file), 'utf8');

describe('files that programs leave next to the data', () => {
  it.each([
    '.~lock.5801.json',
    '._5801.json',
    '~$5801.json',
    '~5801.tmp',
    '5801.json~',
    '5801.json.bak',
    'Thumbs.db',
    '.vscode/a.json',
  ])('%s is no home', (name) => expect(new Folder().write(`properties/${name}`, 'no JSON').issues()).toEqual([]));

  it('may be a dangling link, as Emacs creates one', () => {
    const folder = new Folder();
    symlinkSync('someone@desk.1', path.join(folder.dir, 'properties/.#5801.json'));
    expect(folder.issues()).toEqual([]);
    expect([...readFolderState(folder.dir).stamps.keys()].filter((name) => name.includes('#'))).toEqual([]);
  });
});

describe('a file under another name is reported once', () => {
  it.each([
    ['5802 - kopie', 'the number that names the file, 5802 - kopie'],
    ['5802 (2)', 'the number that names the file, 5802 (2)'],
    ['old/5802', 'a number that no other file has (properties/5802.json has this one)'],
  ])('a copy called %s', (name, expected) => {
    const folder = new Folder();
    folder.write(`properties/${name}.json`, textOf(folder, 'properties/5802.json'));
    const [issue, ...more] = folder.reported().filter(({ expected: text }) => text === expected);
    expect([issue?.path, more, folder.issues().length]).toEqual(['id', [], 1]);
  });

  it('a page', () => {
    const folder = new Folder();
    folder.write('pages/contact - kopie.json', textOf(folder, 'pages/contact.json'));
    expect(folder.places()).toEqual(['pages/contact - kopie.json id']);
  });

  it.each([
    ['in capitals', '5802.JSON'],
    ['not its last, which Windows hides', '5802.json.txt'],
  ])('a home whose ending is %s, though a list names it', (_, name) => {
    const folder = new Folder();
    folder.write(`properties/${name}`, textOf(folder, 'properties/5802.json')).remove('properties/5802.json');
    expect(folder.issues()).toEqual([
      { file: `properties/${name}`, path: '', code: 'jsonName', values: {}, found: `"${name}"` },
    ]);
  });
});

it('explains how to fix a withdrawn home in a list', () =>
  expect(new Folder().set('properties/5802.json', 'status', 'withdrawn').reported()).toEqual([
    {
      file: 'lists.json',
      source: 'properties/5802.json',
      path: 'propertyLists.0.homes.0',
      code: 'listedWithdrawn',
      expected: 'the number of a home that is published: this one is withdrawn; take it out of the list',
      found: '5802',
    },
  ]));
