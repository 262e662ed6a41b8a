import { truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

const home = 'properties/5801.json';
const project = 'projects/30.json';
const unit = (id: number, inBlock: string) => ({
  id,
  reference: `ZON-${id}`,
  projectId: 30,
  unit: { block: inBlock, position: 1 },
});

const documents = [{ kind: 'plans', file: 'gone.pdf' }];
const tours = [{ link: 'https://matterport.com.example/' }];
const units = (...ids: number[]) =>
  ids.reduce((folder, id) => folder.addHome(`properties/${id}.json`, unit(id, 'a')), new Folder());

// A sample of every code: tests/unit/records/issue-samples.ts.
describe('an inconsistency between fields is reported at its field', () => {
  it.each<[string, string, string, unknown, string?]>([
    ['an unknown type of a home', home, 'webIds', [2, 99], 'webIds.1'],
    ['a menu item that leads nowhere', 'menu.json', 'items.1.target', '/for-sal/'],
    ['a tour of an unknown maker', home, 'tours', tours, 'tours.0.link'],
    ['a video file that is not there', home, 'videos', [{ link: 'gone.mp4' }], 'videos.0.link'],
    ['a rule about a field that no home has', 'conditions.json', 'items.0.rules.0.field', 'sold'],
    ['a rule without a value', 'conditions.json', 'items.0.rules.0.compareWithValue', undefined, 'items.0.rules.0'],
    ['a registration rate without a source', 'costs.json', 'administration.0.source', 'x'],
    ['a VAT rate without a source', 'costs.json', 'vat.1.source', 'y'],
    ['visits without seats', 'visits.json', 'office.seats', 0],
    ['a block in such a phase', project, 'blocks.1.phase', 9],
    ['a plan that is no picture', project, 'plans.0', 'nowhere'],
    ['a broker outside the team', project, 'broker', 'nobody'],
  ])('%s', (_, file, place, value, path = place) =>
    expect(new Folder().set(file, place, value).places()).toEqual([`${file} ${path}`]),
  );

  it('a unit in a block that its project does not have, and two units in one place', () => {
    const elsewhere = new Folder().addHome('properties/5803.json', unit(5803, 'z'));
    expect(elsewhere.places()).toEqual(['properties/5803.json unit.block']);
    expect(units(5803, 5804).places()).toEqual(['properties/5804.json unit.position']);
  });

  it('a home in a subfolder, under the path of its own file, with the files that it names', () => {
    const file = 'properties/old/5803.json';
    const own = { id: 5803, reference: 'HAS-5803' };
    expect(new Folder().addHome(file, { ...own, city: 'nowhere' }).places()).toEqual([`${file} city`]);
    const named = new Folder().addHome(file, { ...own, videos: [{ link: 'gone.mp4', poster: 'nothing' }], documents });
    expect(named.places().sort()).toEqual(
      ['documents.0.file', 'videos.0.link', 'videos.0.poster'].map((place) => `${file} ${place}`),
    );
  });

  it.each(['cities', 'property-types', 'marquees', 'price-units', 'pictures', 'team'])('an id twice: %s.json', (name) =>
    expect(new Folder().repeatFirst(`${name}.json`).places().join()).toContain(`${name}.json`),
  );

  // One of the two files is reported, depending on the order of the folder; the same holds for a position in a list.
  it.each<[string, (folder: Folder) => Folder, RegExp]>([
    // A name without a letter or figure would leave no address.
    ['a project whose name gives no address', (folder) => folder.set(project, 'name', '–!'), /^projects\/30\.json/],
    ['a city like it', (folder) => folder.set('cities.json', 'items.0.name.fr', '–!'), /^cities\.json/],
    ['a type like it', (folder) => folder.set('property-types.json', 'items.0.name.de', '–!'), /^property-types\.json/],
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
  const issue = { code: 'pictureSize', values: { limit: 20 }, found: '"21 MB"' };
  expect(folder.issues()).toContainEqual({ file, path: '', ...issue });
});

it('two pictures of one name with other endings', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.png', '');
  folder.repeatFirst('pictures.json', { id: 'front', file: 'ext-villa-01.png' });
  const issue = { code: 'pictureNameTaken', values: { owner: 'ext-villa-01.jpg' } };
  expect(folder.issues().filter(({ path }) => path === 'front.file')).toEqual([
    { file: 'pictures.json', path: 'front.file', ...issue, found: '"ext-villa-01.png"' },
  ]);
});

it.each([
  ['site.json', 'social', [{ label: 'Network', url: 'javascript:alert(1)' }]],
  ['site.json', 'licence.conduct.nl', 'javascript:alert(1)'],
  ['projects/30.json', 'external', 'http://residentie.example/'],
])('an address in %s %s that is not https', (file, place, found) => {
  const places = new Folder().set(file, place, found).places();
  expect(places).toEqual([expect.stringContaining(`${file} ${place}`)]);
});

it('a description of 20001 characters', () => {
  const issues = new Folder().set(home, 'description.fr', 'x'.repeat(20_001)).reported();
  expect(issues).toEqual([expect.objectContaining({ path: 'description.fr', expected: 'at most 20000 characters' })]);
});
