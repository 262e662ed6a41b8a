import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LastValidCopies } from '@/lib/data/last-valid-copies';
import { type LastValidFiles, loadValid, type ValidData } from '@/lib/data/valid-records';
import { issuesOf, orDataError } from '@/lib/files/issues';
import { localize } from '@/lib/i18n/locales';
import { Folder } from './folder';

const home = 'properties/5801.json';
const nothing: LastValidFiles = new Map();
const other = 'properties/5802.json';
const document = (file: string) => ({ kind: 'plans', file });

/** The data that the site keeps after these changes to a valid folder. */
function after(change: (folder: Folder) => unknown, folder = new Folder()): ValidData {
  const { files } = loadValid(folder.dir, nothing);
  change(folder);
  return loadValid(folder.dir, files, { known: files });
}

const footerLink = (target: string) =>
  ['footer.json', 'columns.0.fullText', { public: true, text: localize(() => `[Contact](${target})`) }] as const;

const heldFilesOf = ({ held }: ValidData) =>
  [...held].map(([file, { isShown }]) => `${file} ${isShown ? 'before' : 'none'}`);
const placesOf = ({ issues }: Pick<ValidData, 'issues'>) => issues.map(({ file, path }) => `${file} ${path}`.trim());
const homeOf = ({ snapshot }: ValidData, id: number) => snapshot.catalogue.properties.get(id);

describe('a fault stays with its record', () => {
  it.each<[string, string, (folder: Folder) => Folder]>([
    ['a home that is no JSON', home, (folder) => folder.write(home, '{ "id": 5801, }')],
    ['a home with a value of another kind', home, (folder) => folder.set(home, 'price.amount', 'veel')],
    ['a home in a town that there is not', home, (folder) => folder.set(home, 'city', 'haselt')],
    ['a home that lacks what the law wants', home, (folder) => folder.set(home, 'attributes.legal.summons', undefined)],
    ['a home with a document that there is not', home, (folder) => folder.set(home, 'documents', [document('x.pdf')])],
    ['a project', 'projects/30.json', (folder) => folder.set('projects/30.json', 'phase', 0)],
    ['a page', 'pages/contact.json', (folder) => folder.set('pages/contact.json', 'modules.0.image', 'none')],
    ['the home page', 'pages/home.json', (folder) => folder.write('pages/home.json', '')],
    ['an article', 'articles/over-ons.json', (folder) => folder.set('articles/over-ons.json', 'category', 'none')],
  ])('%s', (_, file, change) => {
    const data = after((folder) => change(folder).set('properties/5914.json', 'price.amount', 999));
    expect(heldFilesOf(data)).toEqual([`${file} before`]);
    expect(data.issues[0]?.file).toBe(file);
    expect(homeOf(data, 5914)?.price.amount).toBe(999);
    expect(homeOf(data, 5801)?.price.amount).toBe(269_000);
    expect(data.snapshot.content.pages.has('contact')).toBe(true);
  });

  it.each<[string, string, (folder: Folder) => Folder]>([
    ['the footer', 'footer.json', (folder) => folder.set(...footerLink('/nergens/'))],
    ['a page', 'pages/contact.json', (folder) => folder.set('pages/contact.json', 'status', 'withdrawn')],
  ])('a link of the footer that breaks by a change of %s', (_, file, change) => {
    const folder = new Folder().set(...footerLink('/contact/'));
    const data = after(
      (changed) => change(changed).set('site.json', 'renovationYears', 7).set('header.json', 'banner.search', false),
      folder,
    );
    expect(heldFilesOf(data)).toEqual([`${file} before`]);
    expect(data.issues.some((issue) => issue.file === 'footer.json')).toBe(true);
    expect(data.snapshot.content.site.renovationYears).toBe(7);
  });

  it('a new home with a fault is left out, and what is new and names it waits with it', () => {
    const data = after((folder) =>
      folder
        .addHome('properties/5850.json', { id: 5850, reference: 'NEW', broker: 'nobody' })
        .set('lists.json', 'propertyLists.0.homes', [5802, 5850]),
    );
    expect(heldFilesOf(data).sort()).toEqual(['lists.json before', 'properties/5850.json none']);
    expect(data.snapshot.content.propertyLists.get('featured')?.homes).toEqual([5802]);
  });

  it('a file whose name is none of a home is left out', () =>
    expect(heldFilesOf(after((folder) => folder.addHome('properties/5801 - kopie.json', {})))).toEqual([
      'properties/5801 - kopie.json none',
    ]));

  it('is mended by the file alone', () => {
    const folder = new Folder();
    const broken = after((changed) => changed.set(home, 'price.amount', 'veel'), folder);
    folder.set(home, 'price.amount', 275_000);
    const mended = loadValid(folder.dir, broken.files, { known: broken.files });
    expect([mended.issues, mended.held.size, homeOf(mended, 5801)?.price.amount]).toEqual([[], 0, 275_000]);
  });

  it('keeps what it has as it is while it has it', () => {
    const folder = new Folder();
    const first = after((changed) => changed.set(home, 'price.amount', 'veel'), folder);
    folder.set('properties/5914.json', 'price.amount', 999);
    const second = loadValid(folder.dir, first.files, { known: first.files });
    expect(homeOf(second, 5801)).toBe(homeOf(first, 5801));
    expect(heldFilesOf(second)).toEqual([`${home} before`]);
  });
});

describe('the cause is held back before its consequences', () => {
  const renamed = (folder: Folder) =>
    folder.write(
      'cities.json',
      readFileSync(path.join(folder.dir, 'cities.json'), 'utf8').replace('"hasselt"', '"haselt"'),
    );

  it('a town that is gone from the list: the list, and no home', () => {
    const data = after((folder) => renamed(folder).set('properties/5914.json', 'price.amount', 999));
    expect(heldFilesOf(data)).toEqual(['cities.json before']);
    expect(data.issues.every(({ source, found }) => source === 'cities.json' && found === '"hasselt"')).toBe(true);
    expect(homeOf(data, 5914)?.price.amount).toBe(999);
  });

  it('all of it goes live once the last home has followed', () => {
    const folder = new Folder();
    const places = after(renamed, folder).issues;
    const { files } = after(
      () => undefined,
      folder.write('cities.json', readFileSync('tests/data/cities.json', 'utf8')),
    );
    renamed(folder);
    const [last, ...others] = [...new Set(places.map(({ file }) => file))];
    for (const file of others) folder.set(file, 'city', 'haselt');
    const waiting = loadValid(folder.dir, files, { known: files });
    expect(heldFilesOf(waiting).sort()).toEqual(['cities.json', ...others].map((file) => `${file} before`).sort());
    folder.set(last ?? '', 'city', 'haselt');
    expect(loadValid(folder.dir, waiting.files, { known: waiting.files }).issues).toEqual([]);
  });

  it.each<[string, (folder: Folder) => unknown, string]>([
    ['a home that is deleted and on a list', (folder) => folder.remove(other), `${other} before`],
    ['a home withdrawn and on a list', (folder) => folder.set(other, 'status', 'withdrawn'), `${other} before`],
    ['a page deleted and in the menu', (folder) => folder.remove('pages/contact.json'), 'pages/contact.json before'],
    [
      'a reference twice',
      (folder) => folder.addHome('properties/5700.json', { id: 5700 }),
      'properties/5700.json none',
    ],
    ['a list of everything that is no JSON', (folder) => folder.write('menu.json', '['), 'menu.json before'],
    ['a list of everything that is gone', (folder) => folder.remove('team.json'), 'team.json before'],
    ['a page that is taken out of the menu', (folder) => folder.set('menu.json', 'items', []), 'menu.json before'],
  ])('%s', (_, change, held) => {
    const data = after((folder) => change(folder.set('properties/5914.json', 'price.amount', 999)));
    expect(heldFilesOf(data)).toEqual([held]);
    expect(homeOf(data, 5914)?.price.amount).toBe(999);
    expect(homeOf(data, 5802)).toBeDefined();
  });
});

it('deletes a home that nothing names', () => {
  const data = after((folder) => folder.remove(home));
  expect([homeOf(data, 5801), data.issues, data.files.has(home)]).toEqual([undefined, [], false]);
});

it('shows a home whose document was deleted, and says so', () => {
  const folder = new Folder().remove('documents').write('documents/plan.pdf', 'x');
  folder.set(home, 'documents', [document('plan.pdf')]);
  const data = after(
    (changed) => changed.remove('documents/plan.pdf').set(home.replace('5801', '5914'), 'price.amount', 999),
    folder,
  );
  expect([heldFilesOf(data), placesOf(data)]).toEqual([[], [`${home} documents.0.file`]]);
  expect([homeOf(data, 5801)?.id, homeOf(data, 5914)?.price.amount]).toEqual([5801, 999]);
});

describe('a start', () => {
  const copiesOf = ({ dir }: Folder) => new LastValidCopies(dir, path.join(dir, '.var'));
  const start = (folder: Folder) => loadValid(folder.dir, copiesOf(folder));
  async function started(): Promise<Folder> {
    const folder = new Folder();
    await copiesOf(folder).save(start(folder).files);
    return folder;
  }

  it('shows the last good version of a home, and what everything needs', async () => {
    const folder = (await started())
      .write(home, '{')
      .write('cities.json', '[')
      .set('properties/5914.json', 'price.amount', 999);
    const data = start(folder);
    expect(heldFilesOf(data).sort()).toEqual(['cities.json before', `${home} before`]);
    expect([homeOf(data, 5801)?.price.amount, homeOf(data, 5914)?.price.amount]).toEqual([269_000, 999]);
  });

  it('recognizes unchanged files by their content, not by their time', async () => {
    const folder = await started();
    for (const file of [home, 'properties/5802.json', 'lists.json'])
      folder.write(file, readFileSync(path.join(folder.dir, file), 'utf8'));
    expect(heldFilesOf(start(folder.remove('properties/5802.json')))).toEqual(['properties/5802.json before']);
  });

  it('forgets what was deleted', async () => {
    const folder = (await started()).remove(home);
    const copies = copiesOf(folder);
    await copies.save(start(folder).files);
    expect(copies.get(home)).toBeUndefined();
    expect(heldFilesOf(start(folder.write(home, '{')))).toEqual([`${home} none`]);
  });

  it('keeps no half of a file that is being written', async () => {
    const folder = await started();
    const { files } = start(folder.set(home, 'price.amount', 300_000));
    folder.write(home, '{');
    const copies = copiesOf(folder);
    await copies.save(files);
    expect(copies.get(home)?.content).toMatchObject({ price: { amount: 269_000 } });
  });

  it('without copies leaves out the records with a fault, and the records that depend on them', () => {
    const folder = new Folder().set('projects/30.json', 'phase', 0).set('properties/5802.json', 'city', 'x');
    folder.addHome('properties/5803.json', { id: 5803, reference: 'UNIT', projectId: 30 });
    const data = start(folder.set('articles/over-ons.json', 'category', 'none'));
    expect(heldFilesOf(data).sort()).toEqual(
      ['articles/over-ons', 'projects/30', 'properties/5802', 'properties/5803'].map((name) => `${name}.json none`),
    );
    expect([...data.snapshot.catalogue.properties.keys()]).toEqual([5801, 5914]);
    expect(data.snapshot.content.propertyLists.get('featured')?.homes).toEqual([5802]);
  });

  it.each(['cities.json', 'menu.json', 'pages/home.json'])('without copies needs %s', (file) => {
    const folder = new Folder().write(file, '{').set(home, 'city', 'haselt');
    const issues = issuesOf(orDataError(() => start(folder)));
    expect(issues.map((issue) => issue.file)).toContain(file);
  });

  it('without copies blames a list that lacks an id that many homes name', () => {
    const folder = new Folder();
    const text = readFileSync(path.join(folder.dir, 'cities.json'), 'utf8');
    const issues = issuesOf(orDataError(() => start(folder.write('cities.json', text.replace('"hasselt"', '"x"')))));
    expect(new Set(issues.map(({ source }) => source))).toEqual(new Set(['cities.json']));
  });

  it('goes without copies that cannot be read', async () => {
    const folder = (await started()).write(home, '{').write(`.var/good/${home}`, '[');
    expect(heldFilesOf(start(folder))).toEqual([`${home} none`]);
    rmSync(path.join(folder.dir, '.var'), { recursive: true });
    expect(heldFilesOf(start(folder))).toEqual([`${home} none`]);
  });
});
