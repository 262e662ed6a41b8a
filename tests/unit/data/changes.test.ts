import { describe, expect, it } from 'vitest';
import { changesBetween } from '@/lib/data/changes';
import { loadData } from '@/lib/data/load';
import { sample } from '@/tests/support/sample-site';
import { Folder } from './folder';

/** What differs once the folder was changed so. */
function changesOf(change: (folder: Folder) => unknown): string[] {
  const folder = new Folder();
  const { snapshot, files } = loadData(folder.dir);
  change(folder);
  return changesBetween(snapshot, loadData(folder.dir, files).snapshot);
}
/** The search index and what is worked out beside it cannot be compared: pages note its answers. */
const always = ['search', 'names', 'similar'];
const namesOf = (change: (folder: Folder) => unknown) => changesOf(change).filter((name) => !always.includes(name));

describe('changesBetween', () => {
  it('finds nothing where a file is written as it was', () =>
    expect(namesOf((folder) => folder.set('properties/5801.json', 'goal', 0))).toEqual([]));

  it('names the field of a home', () =>
    expect(namesOf((folder) => folder.set('properties/5801.json', 'price.amount', 123_456))).toEqual([
      'properties',
      'properties/5801.price',
    ]));

  it('names a home that went, and the homes of which it was one', () =>
    expect(namesOf((folder) => folder.remove('properties/5914.json'))).toEqual(['properties', 'properties/5914']));

  it('names a home that was withdrawn where it was and where it is now', () =>
    expect(namesOf((folder) => folder.set('properties/5801.json', 'status', 'withdrawn'))).toEqual(
      expect.arrayContaining(['properties', 'properties/5801', 'withdrawn', 'withdrawn/5801']),
    ));

  it('knows a city by its addresses as well', () =>
    expect(namesOf((folder) => folder.set('cities.json', 'items.0.name.nl', 'Elders'))).toEqual(
      expect.arrayContaining(['cities', 'citiesByName', 'addresses', expect.stringMatching(/^cities\/[\w-]+\.name$/)]),
    ));

  it('names a text of a page, not its address', () => {
    const names = namesOf((folder) => folder.set('pages/over-ons.json', 'modules.0.span', 6));
    expect(names).toEqual(['pages', 'pages/over-ons.modules']);
  });

  it('names a file that has no rows', () =>
    expect(namesOf((folder) => folder.set('site.json', 'phone', '+3211999999'))).toEqual(['site']));
});

describe('loadData', () => {
  it('gives the same objects for files that have not changed', () => {
    const folder = new Folder();
    const before = loadData(folder.dir);
    folder.set('properties/5801.json', 'price.amount', 123_456);
    const after = loadData(folder.dir, before.files);
    const home = (data: typeof before, id: number) => data.snapshot.catalogue.properties.get(id);
    expect(home(after, 5802)).toBe(home(before, 5802));
    expect(home(after, 5801)).not.toBe(home(before, 5801));
    expect(home(after, 5801)?.attributes).toBe(home(before, 5801)?.attributes);
  });

  it('reads again what was at fault', () => {
    const folder = new Folder();
    const { files } = loadData(folder.dir);
    folder.write('site.json', '{');
    expect(() => loadData(folder.dir, files)).toThrow('site.json');
    folder.write('site.json', JSON.stringify(sample.content.site));
    expect(loadData(folder.dir, files).snapshot.content.site.name).toBeTruthy();
  });
});
