import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishUnfinishedChanges } from '@/lib/data/write';
import { Journal } from '@/lib/files/journal';
import { hashOf } from '@/lib/files/undo-bytes';
import { Folder } from '@/tests/unit/data/folder';

/** Runs a callback once before the next call of a function of node:fs, or instead of it if the callback throws. */
const before = vi.hoisted(() => ({ linkSync: [], renameSync: [], rmSync: [] }) as Record<string, (() => void)[]>);
/** The paths of files that were read. */
const readFiles = vi.hoisted((): string[] => []);

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const spied = (name: 'linkSync' | 'renameSync' | 'rmSync') => {
    const call = fs[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      before[name]?.shift()?.();
      return call(...args);
    };
  };
  const read = (...args: Parameters<typeof fs.readFileSync>) => {
    readFiles.push(path.basename(String(args[0])));
    return fs.readFileSync(...args);
  };
  return {
    ...fs,
    readFileSync: read,
    linkSync: spied('linkSync'),
    renameSync: spied('renameSync'),
    rmSync: spied('rmSync'),
  };
});

const old = { 'a.json': '{"a":1}', 'b.json': '{"b":1}', 'gone.json': '{}' };
const wanted = { 'a.json': '{"a":2}', 'b.json': '{"b":2}', 'gone.json': null, 'new.json': '{}' };

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const calls of Object.values(before)) calls.length = 0;
});

/** A change that counts and is not in place yet. */
function committed(event: { auditEvent: null } | { line: object } = { auditEvent: null }): Journal {
  for (const [file, text] of Object.entries(old)) folder.write(file, text);
  const own = path.join(folder.dir, '.heem/change/a');
  mkdirSync(own, { recursive: true });
  const files: Record<string, unknown> = {};
  for (const [i, [file, text]] of Object.entries(wanted).entries()) {
    const was = old[file as keyof typeof old];
    files[file] = { before: was ? hashOf(was) : null, after: text === null ? null : hashOf(text) };
    if (text !== null) writeFileSync(path.join(own, String(i)), text);
  }
  writeFileSync(path.join(own, 'manifest.json'), JSON.stringify({ files, by: null, ...event, isUndoable: true }));
  return new Journal(folder.dir, 'a');
}

const read = (file: string) => readFileSync(path.join(folder.dir, file), 'utf8');
const expectWhole = () => {
  for (const [file, text] of Object.entries(wanted))
    if (text === null) expect(existsSync(path.join(folder.dir, file))).toBe(false);
    else expect(read(file)).toBe(text);
};

it.each(['linkSync', 'renameSync', 'rmSync'])(
  'two processes end the same change at once: it is whole, and so is what an undo puts back (%s)',
  (call) => {
    const journal = committed();
    before[call]?.push(() => publishUnfinishedChanges(folder.dir));
    journal.publish({ rollsBack: true });
    expectWhole();
    expect(journal.isCommitted).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
    expect(['0', '1', '2'].map((i) => read(`.heem/change/a/${i}.before`))).toEqual(Object.values(old));
  },
);

it('a start does not roll back a change that another process publishes', () => {
  const journal = committed();
  const fail = () => {
    throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  };
  before.renameSync?.push(() => {}, fail);
  publishUnfinishedChanges(folder.dir);
  expect([journal.isCommitted, read('a.json'), read('b.json')]).toEqual([true, '{"a":2}', '{"b":1}']);
  publishUnfinishedChanges(folder.dir);
  expectWhole();
});

it('reads the audit event of a change that an older version of the site committed', () => {
  const event = { id: 'x', action: 'data.save' };
  expect(committed({ line: event }).publish({ rollsBack: true })).toMatchObject({ auditEvent: event });
  expect(new Journal(folder.dir, 'a').publish({ rollsBack: true })).not.toHaveProperty('line');
});

it('a start logs nothing if another process finishes the change first', () => {
  const journal = committed();
  before.linkSync?.push(() => journal.remove());
  publishUnfinishedChanges(folder.dir);
  expect(read('a.json')).toBe('{"a":1}');
  expect(console.error).not.toHaveBeenCalled();
});

it('publishes hashed files without reading them again, unless they were written since', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  const prepare = async (id: string) => {
    for (const [file, text] of Object.entries(old)) {
      folder.write(file, text);
      utimesSync(path.join(folder.dir, file), longAgo, longAgo);
    }
    const contents = new Map(Object.entries(wanted).map(([file, text]) => [file, text === null ? null : () => text]));
    const journal = new Journal(folder.dir, id);
    const meta = { by: null, auditEvent: null, isUndoable: true };
    return { journal, manifest: await journal.prepare(contents, meta, { readHashes: new Map() }) };
  };
  const { journal: overtaken, manifest: late } = await prepare('a');
  folder.write('b.json', '{"b":3}');
  expect(() => overtaken.commit(late)).toThrow('b.json');
  overtaken.remove();
  const { journal, manifest } = await prepare('b');
  readFiles.length = 0;
  journal.commit(manifest);
  journal.publish({ rollsBack: true });
  expect(readFiles).toEqual(['manifest.json']);
  expectWhole();
});
