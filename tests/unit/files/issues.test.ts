import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { issue } from '@/lib/files/issue-codes';
import { DataError, displayValue, issuesForLog } from '@/lib/files/issues';
import { Folder } from '@/tests/unit/data/folder';

const home = 'properties/5801.json';
const rent = 'properties/5914.json';
const project = 'projects/30.json';
const conditions = 'conditions.json';

it('a folder without issues loads', () => {
  const { catalogue, content, paths } = loadSnapshot(new Folder().dir);
  expect([...catalogue.properties.keys()]).toEqual([5801, 5802, 5914]);
  expect(content.propertyLists.get('featured')?.homes).toEqual([5802]);
  expect(paths.href({ name: 'property', id: 5801 }, 'nl')).toBe('/nl/te-koop/hasselt/appartement/5801/');
});

// A sample of every code: tests/unit/records/issue-samples.ts.
it.each<[string, string, string, unknown, string | RegExp]>([
  ['a value of no choice', home, 'attributes.comfort.heating', 'fire', /^"gas" or "oil"/],
  ['a number out of bounds', home, 'attributes.layout.bedrooms', -1, /at least 0/],
  ['no such picture', home, 'pictures.1', 'ext-castle-01', 'an id of pictures.json'],
  ['a plan that is there already', project, 'plans.1', 'plan-01', 'a picture that this list has once'],
  ['no such broker', home, 'broker', 'nobody', 'an id of team.json'],
  ['no such marquee', home, 'marquee', 99, 'an id of marquees.json'],
  ['no such price unit', home, 'price.unit', 99, 'an id of price-units.json'],
  ['a text of spaces', home, 'title.fr', '  ', 'a text'],
  ['a condition that nobody can read', conditions, 'items.1.advancedCondition', '1 and (', /the number of a rule/],
  ['a banner that there is not', 'header.json', 'banner.image', 'none', 'an id of pictures.json'],
  ['a banner of no kind', 'header.json', 'banner.type', 'pictures', '"image" or "gallery" or "video" or "none"'],
  ['no network', 'site.json', 'audience.ownNetworks.0', '10.1', 'an IP address or a network such as 192.0.2.0/24'],
  ['a project in no city', project, 'city', 'x', 'an id of cities.json'],
  ['a project of no type', project, 'webId', 99, 'a webId of property-types.json'],
  ['a picture without its file', 'pictures.json', 'items.0.file', 'lost.jpg', 'the name of a file in pictures/'],
])('one issue is reported once, with its file, its path, expected and found: %s', (_, file, place, value, expected) => {
  const text = typeof expected === 'string' ? expected : expect.stringMatching(expected);
  const path = file === 'pictures.json' ? expect.stringMatching(/\.file$/) : place;
  expect(new Folder().set(file, place, value).reported()).toMatchObject([
    { file, path, expected: text, found: displayValue(value) },
  ]);
});

it.each<[string, string, string, unknown, string | undefined, string | undefined]>([
  ['a slip in a city', home, 'city', 'haselt', 'cities.json', 'hasselt'],
  ['nothing like it', home, 'city', 'knokke', 'cities.json', undefined],
  ['a broker', home, 'broker', 'tom-clase', 'team.json', 'tom-claes'],
  ['a choice', home, 'attributes.comfort.heating', 'gaz', undefined, 'gas'],
  ['a kind', home, 'kind', 'penthuse', 'property-types.json', 'penthouse'],
  ['a document', home, 'documents', [{ kind: 'plans', file: 'no.pdf' }], 'documents/no.pdf', undefined],
  ['a reference twice', 'properties/5802.json', 'reference', 'HAS-5801', home, undefined],
])('says on which file it depends, and what may have been meant: %s', (_, file, place, value, source, nearest) => {
  const [issue] = new Folder().set(file, place, value).issues();
  expect([issue?.source, issue?.nearest]).toEqual([source, nearest]);
});

it.each<[string, string, string, string | undefined]>([
  ['a field of a home', home, 'attributes.layout.bedroms', 'bedrooms'],
  ['a field of the file itself', home, 'refrence', 'reference'],
  ['a field of an item of a list', 'lists.json', 'propertyLists.0.hoomes', 'homes'],
  ['a language', home, 'title.nll', undefined],
  ['nothing like it', home, 'attributes.layout.helipad', undefined],
])('says which field a misspelt name may have meant, unless it is there: %s', (_, file, place, nearest) => {
  const folder = new Folder();
  const meant = place.replace(/\w+$/, nearest ?? 'none');
  if (nearest) folder.set(file, meant, undefined);
  const issue = folder
    .set(file, place, 2)
    .issues()
    .find(({ path }) => path === place);
  expect(issue).toMatchObject({ file, path: place, code: 'noField' });
  expect(issue?.nearest).toBe(nearest);
});

describe('a file that cannot be read is reported', () => {
  it.each<[string, (folder: Folder) => Folder, string, string]>([
    ['with the position', (folder) => folder.write(home, '{ "id": 5801, }'), home, 'too many (line 1 column 13)'],
    ['when it is missing', (folder) => folder.remove('menu.json'), 'menu.json', 'no such file'],
  ])('%s', (_, change, file, found) =>
    expect(change(new Folder()).reported()).toEqual([
      { file, path: '', code: 'unreadable', expected: 'a readable JSON file', found: expect.stringContaining(found) },
    ]),
  );

  it('with a missing folder', () =>
    expect(new Folder().remove('projects').reported()).toEqual([
      { file: 'projects', path: '', code: 'unreadable', expected: 'a folder of JSON files', found: 'no such file' },
    ]));
});

describe('consequences of an issue are not reported as issues', () => {
  it.each(['cities', 'property-types', 'price-units', 'pictures', 'team', 'marquees'])(
    'a broken list: %s.json',
    (name) => expect(new Folder().write(`${name}.json`, '[').places()).toEqual([`${name}.json`]),
  );
  it('a featured home with an issue', () =>
    expect(new Folder().set('properties/5802.json', 'title.fr', '').places()).toEqual([
      'properties/5802.json title.fr',
    ]));
  it('a project with an issue that has units', () => {
    const folder = new Folder().addHome('properties/5803.json', { id: 5803, reference: 'ZON-5803', projectId: 30 });
    expect(folder.set(project, 'phase', 0).places()).toEqual([`${project} phase`]);
  });
});

it('reports all issues of all files at once, and throws', () => {
  const wrong: [string, string, unknown][] = [
    [home, 'city', 'x'],
    [home, 'kind', 'x'],
    [rent, 'price', 1],
    [rent, 'extra', true],
    [rent, 'broker', 'nobody'],
    [project, 'webId', 99],
  ];
  const folder = new Folder().write('menu.json', '[');
  for (const [file, place, value] of wrong) folder.set(file, place, value);
  expect(folder.places().sort()).toEqual([...wrong.map(([file, place]) => `${file} ${place}`), 'menu.json'].sort());
  expect(() => loadSnapshot(folder.dir)).toThrow(DataError);
  expect(() => loadSnapshot(folder.dir)).toThrow(
    /^7 issues in the data(?:\n {2}\S+( › \S+)?: expected .*, found .*){7}$/,
  );
});

it('reports a missing list item that many files reference first, and in a log instead of its consequences', () => {
  const folder = new Folder().write(
    'cities.json',
    readFileSync('tests/data/cities.json', 'utf8').replace('"hasselt"', '"x"'),
  );
  const issues = folder.issues();
  const cause = '  cities.json: found no "hasselt", which 3 files name';
  expect(new DataError(issues).message.split('\n').slice(0, 2)).toEqual([`${issues.length} issues in the data`, cause]);
  expect(issuesForLog(issues)).toBe(`${issues.length} issues in the data\n${cause}`);
});

it('the message of one issue has it on a separate line', () => {
  const missing = issue('inList', { field: 'id', list: 'pictures.json' });
  const line = '  header.json › banner.image: expected an id of pictures.json, found "x"';
  expect(new DataError([{ ...missing, file: 'header.json', path: 'banner.image', found: '"x"' }]).message).toBe(
    `1 issue in the data\n${line}`,
  );
});

it('a value is shown on one short line', () => {
  expect(displayValue(undefined)).toBe('nothing');
  expect(displayValue({ a: ['x\ny'] })).toBe(String.raw`{"a":["x\ny"]}`);
  expect(displayValue('x'.repeat(500))).toHaveLength(80);
});
