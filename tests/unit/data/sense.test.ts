import { describe, expect, it } from 'vitest';
import { DataError, displayValue } from '@/lib/data/issues';
import { Folder } from './folder';

// Each of these would give a page that cannot be reached, or hide one thing behind another.
describe('what no single field can know is reported', () => {
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
    const [issue, ...more] = new Folder().repeatFirst('cities.json', { id: 'hasselt-two' }).issues();
    expect(more).toEqual([]);
    expect(issue).toEqual({
      file: 'cities.json',
      path: 'hasselt-two.name.nl',
      expected: 'a name that no other has (hasselt has this one)',
      found: '"Hasselt"',
    });
  });

  it.each([
    ['projects/30.json', 'name'],
    ['cities.json', 'items.0.name.fr'],
    ['property-types.json', 'items.0.name.de'],
  ])('a name without a letter or figure, for it would leave no address: %s', (file, place) =>
    expect(new Folder().set(file, place, '–!').places()).toEqual([expect.stringContaining(file)]),
  );

  it('a price with a point between its thousands, which is 870 euro', () =>
    expect(new Folder().set('properties/5801.json', 'price.amount', 870.0).places()).toEqual([
      'properties/5801.json price.amount',
    ]));

  it('a type that does not exist among the types of a home', () =>
    expect(new Folder().set('properties/5801.json', 'webIds', [2, 99]).places()).toEqual([
      expect.stringContaining('properties/5801.json webIds'),
    ]));

  it('two lists of one id', () => {
    const twice = [
      { id: 'newest', goal: 'sale' },
      { id: 'newest', goal: 'rent' },
    ];
    expect(new Folder().set('lists.json', 'propertyLists', twice).issues()).toContainEqual({
      file: 'lists.json',
      path: 'propertyLists.1.id',
      expected: 'a value that no other item has (propertyLists.0 has this one)',
      found: '"newest"',
    });
  });

  it('a menu item that leads nowhere', () =>
    expect(new Folder().set('menu.json', 'items.1.target', '/for-sal/').places()).toEqual([
      'menu.json items.1.target',
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

describe('a project and its units', () => {
  const project = 'projects/30.json';
  const home = 'properties/5801.json';
  const unit = (block: string, id: number, reference: string) => ({
    id,
    reference,
    projectId: 30,
    unit: { block, position: 1 },
  });

  it.each([
    ['a phase of which nothing is known', 'phase', 9],
    ['a block of such a phase', 'blocks.1.phase', 9],
    ['a plan that is no picture', 'plans.0', 'nowhere'],
    ['a broker who is not of the team', 'broker', 'nobody'],
  ])('%s', (_, place, value) =>
    expect(new Folder().set(project, place, value).places()).toEqual([`${project} ${place}`]),
  );

  it('a phase or a block twice', () => {
    const state = { number: 1, name: { nl: 'F', fr: 'P', en: 'P', de: 'B' }, state: 'planned' };
    const block = { id: 'a', name: state.name, drawing: 'facade' };
    const twice = new Folder().set(project, 'phases', [state, state]).set(project, 'blocks', [block, block]);
    expect(twice.places()).toEqual([`${project} phases`, `${project} blocks`]);
  });

  it('a unit in a block that its project does not have, or in no project', () => {
    const elsewhere = new Folder().addHome('properties/5803.json', unit('z', 5803, 'ZON-5803'));
    expect(elsewhere.places()).toEqual(['properties/5803.json unit.block']);
    expect(new Folder().set(home, 'unit', { block: 'a', position: 1 }).places()).toEqual([`${home} unit`]);
  });

  it('two units in one place', () => {
    const folder = new Folder()
      .addHome('properties/5803.json', unit('a', 5803, 'ZON-5803'))
      .addHome('properties/5804.json', unit('a', 5804, 'ZON-5804'));
    expect(folder.places()).toEqual(['properties/5804.json unit.position']);
  });
});

describe('the message', () => {
  const issue = { file: 'header.json', path: 'banner.image', expected: 'an id of pictures.json', found: '"x"' };

  it('counts, and names each issue on a line', () => {
    const line = '  header.json › banner.image: expected an id of pictures.json, found "x"';
    expect(new DataError([issue]).message).toBe(`1 issue in the data\n${line}`);
    expect(new DataError([issue, { ...issue, path: '' }]).message).toBe(
      `2 issues in the data\n${line}\n${line.replace(' › banner.image', '')}`,
    );
  });

  it('shows a value on one short line', () => {
    expect(displayValue(undefined)).toBe('nothing');
    expect(displayValue({ a: ['x\ny'] })).toBe(String.raw`{"a":["x\ny"]}`);
    expect(displayValue('x'.repeat(500))).toHaveLength(80);
  });
});
