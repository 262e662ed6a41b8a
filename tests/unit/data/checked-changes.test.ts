import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { changeData } from '@/lib/data/write';
import { env } from '@/lib/env';
import { sampleDir } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { Folder } from './folder';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  const { dataDir } = env;
  env.dataDir = folder.dir;
  return () => {
    env.dataDir = dataDir;
  };
});

const text = () => readFileSync(path.join(folder.dir, 'visits.json'), 'utf8');
const visits = () => JSON.parse(text());
const earlier = (read: (file: string) => unknown) => ({ ...(read('visits.json') as object), daysAhead: 7 });

onSqlite(() => {
  it('an older fault in another file blocks no change; a fault caused by the change blocks it and is reported', async () => {
    folder.set('properties/5801.json', 'price.amount', 'veel').write('properties/5914.json', '{');
    const change = (file: string, content: object) =>
      changeData((read) => ({ [file]: { ...(read(file) as object), ...content } }));
    await change('visits.json', { daysAhead: 7 });
    expect(visits().daysAhead).toBe(7);
    await expect(change('properties/5801.json', { goal: 0 })).rejects.toMatchObject({
      issues: [{ file: 'properties/5801.json', path: 'price.amount' }],
    });
    await expect(change('properties/5802.json', { status: 'withdrawn' })).rejects.toMatchObject({
      issues: [{ file: 'lists.json', source: 'properties/5802.json' }],
    });
    const before = text();
    await expect(
      changeData((read) => ({
        'new.jpg': new Uint8Array([1]),
        'visits.json': { ...(read('visits.json') as object), daysAhead: 0 },
      })),
    ).rejects.toMatchObject({ issues: [{ file: 'visits.json', path: 'daysAhead' }] });
    expect([text(), existsSync(path.join(folder.dir, 'new.jpg'))]).toEqual([before, false]);
  });

  it('the check follows moved folders, and touches none of them', async () => {
    const page = 'pages/contact-appointment-thanks.json';
    const pages = readdirSync(path.join(folder.dir, 'pages')).toSorted();
    const before = readFileSync(path.join(folder.dir, page), 'utf8');
    const content = (text: string) => () => ({ [page]: Buffer.from(text) });
    await expect(changeData(content('{}'))).rejects.toThrow(page);
    expect(readFileSync(path.join(folder.dir, page), 'utf8')).toBe(before);
    await changeData(content(`${before}\n`));
    expect(readFileSync(path.join(folder.dir, page), 'utf8')).toBe(`${before}\n`);
    expect(readdirSync(path.join(folder.dir, 'pages')).toSorted()).toEqual(pages);
    // A home moves to a folder of its own, by hand.
    const home = readFileSync(path.join(folder.dir, 'properties/5801.json'), 'utf8');
    folder.remove('properties/5801.json').write('properties/own/5801.json', home);
    await changeData(() => ({ 'properties/own/5801.json': Buffer.from(`${home}\n`) }));
    folder.remove('properties/own').write('properties/5801.json', home);
    await changeData((read) => ({ 'visits.json': earlier(read) }));
    expect(visits().daysAhead).toBe(7);
  });

  it('the check sees documents and lists as the change leaves them, and needs no copy of the folder', async () => {
    const home = 'properties/5801.json';
    const [file, other] = ['documents/plan-of-attic.pdf', 'documents/other.pdf'];
    const named = (read: (file: string) => unknown) => ({
      [home]: { ...(read(home) as object), documents: [{ kind: 'plans', file: path.basename(file) }] },
    });
    // Documents are links to the sample: those of this test are not.
    const documents = path.join(folder.dir, 'documents');
    rmSync(documents);
    cpSync(path.join(sampleDir, 'documents'), documents, { recursive: true });
    const lacking = { issues: [{ file: home, path: 'documents.0.file', source: file }] };
    await expect(changeData(named)).rejects.toMatchObject(lacking);
    await changeData((read) => ({ ...named(read), [file]: new Uint8Array([1]), [other]: new Uint8Array([2]) }));
    await expect(changeData(() => ({ [file]: null }))).rejects.toMatchObject(lacking);
    await changeData(() => ({ [other]: null }));
    expect([existsSync(path.join(folder.dir, file)), existsSync(path.join(folder.dir, other))]).toEqual([true, false]);
    await expect(changeData(() => ({ 'visits.json': null }))).rejects.toMatchObject({
      issues: [{ file: 'visits.json', path: '', code: 'unreadable', values: { what: 'file', problem: 'noFile' } }],
    });
    await expect(changeData(() => ({ 'visits.json': Buffer.from('{') }))).rejects.toMatchObject({
      issues: [{ file: 'visits.json', path: '', code: 'unreadable' }],
    });
  });
});
