import { describe, expect, it } from 'vitest';
import { DataError, show } from '@/lib/data/fault';
import { Folder } from './folder';

// Each of these would give a page that cannot be reached, or hide one thing behind another.
describe('what no single field can know is told', () => {
  it('two homes with one number', () => {
    const folder = new Folder().addHome('properties/old/5801.json', { reference: 'HAS-OLD' });
    expect(folder.places()).toEqual([expect.stringMatching(/^properties\/(old\/)?5801\.json id$/)]);
  });

  it('a home in a subfolder, under the path of its own file', () => {
    const wrong = { id: 5803, reference: 'HAS-5803', city: 'nowhere' };
    const folder = new Folder().addHome('properties/old/5803.json', wrong);
    expect(folder.places()).toEqual(['properties/old/5803.json city']);
  });

  it.each(['cities', 'property-types', 'marquees', 'price-units', 'pictures', 'team'])('an id twice: %s.json', (name) =>
    expect(new Folder().repeatFirst(`${name}.json`).places().join()).toContain(`${name}.json`),
  );

  it('two cities of one name', () => {
    const [fault] = new Folder().repeatFirst('cities.json', { id: 'hasselt-two' }).faults();
    expect(fault?.file).toContain('cities.json');
    expect(fault?.found).toContain('hasselt-two');
  });

  it.each([
    ['projects/30.json', 'name'],
    ['cities.json', 'items.0.name.fr'],
    ['property-types.json', 'items.0.name.de'],
  ])('a name without a letter or figure, for it would leave no address: %s', (file, place) =>
    expect(new Folder().set(file, place, '–!').places()).toEqual([expect.stringContaining(file)]),
  );

  it('a type that does not exist among the types of a home', () =>
    expect(new Folder().set('properties/5801.json', 'webIds', [2, 99]).places()).toEqual([
      expect.stringContaining('properties/5801.json webIds'),
    ]));

  it('a menu item that leads nowhere', () =>
    expect(new Folder().set('menu.json', 'items.0.target', '/for-sal/').places()).toEqual([
      expect.stringMatching(/^menu\.json .*target$/),
    ]));

  it.each([
    ['no language', [{ code: 'nl', use: false }]],
    ['a language twice', ['nl', 'fr', 'nl'].map((code) => ({ code, use: true }))],
  ])('a site with %s', (_, languages) =>
    expect(new Folder().set('site.json', 'languages', languages).places()).toEqual([
      expect.stringMatching(/^site\.json languages/),
    ]),
  );
});

describe('the message', () => {
  const fault = { file: 'site.json', path: 'home.banner', expected: 'an id of pictures.json', found: '"x"' };

  it('counts, and names each fault on a line', () => {
    const line = '  site.json › home.banner: expected an id of pictures.json, found "x"';
    expect(new DataError([fault]).message).toBe(`1 fault in the data\n${line}`);
    expect(new DataError([fault, { ...fault, path: '' }]).message).toBe(
      `2 faults in the data\n${line}\n${line.replace(' › home.banner', '')}`,
    );
  });

  it('shows a value on one short line', () => {
    expect(show(undefined)).toBe('nothing');
    expect(show({ a: ['x\ny'] })).toBe(String.raw`{"a":["x\ny"]}`);
    expect(show('x'.repeat(500))).toHaveLength(80);
  });
});
