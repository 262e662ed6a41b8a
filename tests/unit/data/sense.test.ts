import { truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

const home = 'properties/5801.json';
const project = 'projects/30.json';
const localized = { nl: 'F', fr: 'P', en: 'P', de: 'B' };
const phase = { number: 1, name: localized, state: 'planned' };
const block = { id: 'a', name: localized, drawing: 'facade' };
const unit = (id: number, inBlock: string) => ({
  ...{ id, reference: `ZON-${id}`, projectId: 30 },
  unit: { block: inBlock, position: 1 },
});

describe('what no single field can know is reported where it stands', () => {
  it.each<[string, (folder: Folder) => Folder, string[]]>([
    [
      'a home in a subfolder, under the path of its own file',
      (folder) => folder.addHome('properties/old/5803.json', { id: 5803, reference: 'HAS-5803', city: 'nowhere' }),
      ['properties/old/5803.json city'],
    ],
    [
      'a missing file, under the path of the home that names it',
      (folder) => {
        const documents = [{ kind: 'plans', file: 'gone.pdf' }];
        const named = { id: 5803, reference: 'HAS-5803', videos: [{ link: 'gone.mp4' }], documents };
        return folder.addHome('properties/old/5803.json', named);
      },
      ['properties/old/5803.json documents.0.file', 'properties/old/5803.json videos.0.link'],
    ],
    [
      'a price with a point between its thousands, which is 870 euro',
      (folder) => folder.set(home, 'price.amount', 870.0),
      [`${home} price.amount`],
    ],
    ['an unknown type of a home', (folder) => folder.set(home, 'webIds', [2, 99]), [`${home} webIds.1`]],
    [
      'a menu item that leads nowhere',
      (folder) => folder.set('menu.json', 'items.1.target', '/for-sal/'),
      ['menu.json items.1.target'],
    ],
    [
      'a tour of an unknown maker',
      (folder) => folder.set(home, 'tours', [{ link: 'https://matterport.com.example/' }]),
      [`${home} tours.0.link`],
    ],
    [
      'a video file and a poster that are not there',
      (folder) => folder.set(home, 'videos', [{ link: 'gone.mp4', poster: 'nothing' }]),
      [`${home} videos.0.poster`, `${home} videos.0.link`],
    ],
    [
      'a history that ends at another price',
      (folder) => folder.set(home, 'history', [{ date: '2026-05-01', amount: 1 }]),
      [`${home} history.0.amount`],
    ],
    [
      'a history that ends at another marquee',
      (folder) => folder.set(home, 'history', [{ date: '2026-05-01', amount: 269_000, marquee: 5 }]),
      [`${home} history.0.marquee`],
    ],
    [
      'a rule about a field that no home has',
      (folder) => folder.set('conditions.json', 'items.0.rules.0.field', 'sold'),
      ['conditions.json items.0.rules.0.field'],
    ],
    [
      'a rule that compares with nothing',
      (folder) => folder.set('conditions.json', 'items.0.rules.0.compareWithValue', undefined),
      ['conditions.json items.0.rules.0'],
    ],
    [
      'rates without a source',
      (folder) => folder.set('costs.json', 'administration.0.source', 'x').set('costs.json', 'vat.1.source', 'y'),
      ['costs.json vat.1.source', 'costs.json administration.0.source'],
    ],
    [
      'hours that close before they open, days that end before they begin, no seats',
      (folder) =>
        folder
          .set('visits.json', 'homes.hours.0.closes', '09:00')
          .set('visits.json', 'closed.0.to', '2026-01-01')
          .set('visits.json', 'office.seats', 0),
      ['visits.json homes.hours.0.closes', 'visits.json office.seats', 'visits.json closed.0.to'],
    ],
    ['a project in an unknown phase', (folder) => folder.set(project, 'phase', 9), [`${project} phase`]],
    ['a block in such a phase', (folder) => folder.set(project, 'blocks.1.phase', 9), [`${project} blocks.1.phase`]],
    ['a plan that is no picture', (folder) => folder.set(project, 'plans.0', 'nowhere'), [`${project} plans.0`]],
    ['a broker outside the team', (folder) => folder.set(project, 'broker', 'nobody'), [`${project} broker`]],
    [
      'a phase or a block twice',
      (folder) => folder.set(project, 'phases', [phase, phase]).set(project, 'blocks', [block, block]),
      [`${project} phases`, `${project} blocks`],
    ],
    [
      'a unit in a block that its project does not have',
      (folder) => folder.addHome('properties/5803.json', unit(5803, 'z')),
      ['properties/5803.json unit.block'],
    ],
    ['a unit without a project', (folder) => folder.set(home, 'unit', { block: 'a', position: 1 }), [`${home} unit`]],
    [
      'two units in one place',
      (folder) =>
        folder.addHome('properties/5803.json', unit(5803, 'a')).addHome('properties/5804.json', unit(5804, 'a')),
      ['properties/5804.json unit.position'],
    ],
  ])('%s', (_, change, places) => expect(change(new Folder()).places()).toEqual(places));

  it.each(['cities', 'property-types', 'marquees', 'price-units', 'pictures', 'team'])('an id twice: %s.json', (name) =>
    expect(new Folder().repeatFirst(`${name}.json`).places().join()).toContain(`${name}.json`),
  );

  // One of the two files is reported, and which one depends on the order of the folder; so it does of a place in a list.
  it.each<[string, (folder: Folder) => Folder, RegExp]>([
    [
      'two homes with one number',
      (folder) => folder.addHome('properties/old/5801.json', { reference: 'HAS-OLD' }),
      /^properties\/(old\/)?5801\.json id$/,
    ],
    // A name without a letter or figure would leave no address.
    ['a project whose name gives no address', (folder) => folder.set(project, 'name', '–!'), /^projects\/30\.json/],
    ['a city like it', (folder) => folder.set('cities.json', 'items.0.name.fr', '–!'), /^cities\.json/],
    ['a type like it', (folder) => folder.set('property-types.json', 'items.0.name.de', '–!'), /^property-types\.json/],
    [
      'a site without a language',
      (folder) => folder.set('site.json', 'languages', [{ code: 'nl', use: false }]),
      /^site\.json languages/,
    ],
    [
      'a language twice',
      (folder) =>
        folder.set(
          'site.json',
          'languages',
          ['nl', 'fr', 'nl'].map((code) => ({ code, use: true })),
        ),
      /^site\.json languages/,
    ],
    ...['Mijn foto.jpg', 'foto.JPG', '../foto.jpg'].map((file): [string, (folder: Folder) => Folder, RegExp] => [
      `a picture with a name that is no address: ${file}`,
      (folder) => folder.repeatFirst('pictures.json', { id: 'front', file }),
      /^pictures\.json items\.\d+\.file$/,
    ]),
  ])('%s', (_, change, place) => expect(change(new Folder()).places()).toEqual([expect.stringMatching(place)]));
});

it('a picture as large as no camera makes it', () => {
  const file = 'pictures/ext-villa-01.jpg';
  const folder = new Folder().remove('pictures').write(file, '');
  truncateSync(path.join(folder.dir, file), 21e6);
  const expected = 'a picture of at most 20 MB';
  expect(folder.issues()).toContainEqual({ file, path: '', expected, found: '"21 MB"' });
});

it('two pictures of one name with other endings', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.png', '');
  folder.repeatFirst('pictures.json', { id: 'front', file: 'ext-villa-01.png' });
  const expected = 'a name that no other has, whatever its ending (ext-villa-01.jpg)';
  expect(folder.issues().filter(({ path }) => path === 'front.file')).toEqual([
    { file: 'pictures.json', path: 'front.file', expected, found: '"ext-villa-01.png"' },
  ]);
});

it('two cities of one name', () => {
  const expected = 'a name that no other has (hasselt has this one)';
  expect(new Folder().repeatFirst('cities.json', { id: 'hasselt-two' }).issues()).toEqual([
    { file: 'cities.json', path: 'hasselt-two.name.nl', expected, found: '"Hasselt"' },
  ]);
});

it('two lists of one id', () => {
  const twice = ['sale', 'rent'].map((goal) => ({ id: 'newest', goal }));
  const expected = 'a value that no other item has (propertyLists.0 has this one)';
  expect(new Folder().set('lists.json', 'propertyLists', twice).issues()).toContainEqual(
    expect.objectContaining({ file: 'lists.json', path: 'propertyLists.1.id', expected, found: '"newest"' }),
  );
});
