import { truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

it('a picture as large as no camera makes it', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.jpg', '');
  truncateSync(path.join(folder.dir, 'pictures/ext-villa-01.jpg'), 21e6);
  expect(folder.issues()).toContainEqual({
    file: 'pictures/ext-villa-01.jpg',
    path: '',
    expected: 'a picture of at most 20 MB',
    found: '"21 MB"',
  });
});

it('two pictures of one name with other endings', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.png', '');
  folder.repeatFirst('pictures.json', { id: 'front', file: 'ext-villa-01.png' });
  expect(folder.issues().filter(({ path }) => path === 'front.file')).toEqual([
    {
      file: 'pictures.json',
      path: 'front.file',
      expected: 'a name that no other has, whatever its ending (ext-villa-01.jpg)',
      found: '"ext-villa-01.png"',
    },
  ]);
});

it.each(['Mijn foto.jpg', 'foto.JPG', '../foto.jpg'])('a picture with a name that is no address: %s', (file) =>
  expect(new Folder().repeatFirst('pictures.json', { id: 'front', file }).places()).toEqual([
    expect.stringMatching(/^pictures\.json items\.\d+\.file$/),
  ]),
);

const home = 'properties/5801.json';

describe('what a property page needs is checked', () => {
  it('a video that is no video', () => {
    const [issue] = new Folder().set(home, 'videos', [{ link: 'https://youtu.be/short' }]).issues();
    expect(issue).toMatchObject({ file: home, path: 'videos.0.link', found: '"https://youtu.be/short"' });
    expect(issue?.expected).toContain('YouTube (11 characters)');
  });

  it('a tour of an unknown maker', () =>
    expect(new Folder().set(home, 'tours', [{ link: 'https://matterport.com.example/' }]).places()).toEqual([
      `${home} tours.0.link`,
    ]));

  it('a video file and a poster that are not there', () =>
    expect(new Folder().set(home, 'videos', [{ link: 'gone.mp4', poster: 'nothing' }]).places()).toEqual([
      `${home} videos.0.poster`,
      `${home} videos.0.link`,
    ]));

  it('files that are not there, under the path of the home that names them', () => {
    const document = { kind: 'plans', file: 'gone.pdf' };
    const named = { id: 5803, reference: 'HAS-5803', videos: [{ link: 'gone.mp4' }], documents: [document] };
    expect(new Folder().addHome('properties/old/5803.json', named).places()).toEqual([
      'properties/old/5803.json documents.0.file',
      'properties/old/5803.json videos.0.link',
    ]);
  });

  it.each([
    ['runs backwards', [{ date: '2026-05-01' }, { date: '2026-04-01', amount: 269_000 }], 'history.1.date'],
    ['ends at another price', [{ date: '2026-05-01', amount: 1 }], 'history.0.amount'],
    ['ends at another standing', [{ date: '2026-05-01', amount: 269_000, marquee: 5 }], 'history.0.marquee'],
  ])('a history that %s', (_, history, place) =>
    expect(new Folder().set(home, 'history', history).places()).toEqual([`${home} ${place}`]),
  );

  it.each([
    ['a combination that cannot be read', '1 and (', /expected the number of a rule/],
    ['a rule that is not there', '1 or 9', /expected a rule from 1 to/],
  ])('%s', (_, text, expected) => {
    const [issue] = new Folder().set('conditions.json', 'items.1.advancedCondition', text).issues();
    expect(issue).toMatchObject({ file: 'conditions.json', path: 'items.1.advancedCondition' });
    expect(issue?.expected).toMatch(expected);
  });

  it('a rule about a field that no home has', () =>
    expect(new Folder().set('conditions.json', 'items.0.rules.0.field', 'sold').places()).toEqual([
      'conditions.json items.0.rules.0.field',
    ]));

  it('a rule that compares with nothing', () =>
    expect(new Folder().set('conditions.json', 'items.0.rules.0.compareWithValue', undefined).places()).toEqual([
      'conditions.json items.0.rules.0',
    ]));

  it('a rate without a source', () =>
    expect(
      new Folder().set('costs.json', 'administration.0.source', 'x').set('costs.json', 'vat.1.source', 'y').places(),
    ).toEqual(['costs.json vat.1.source', 'costs.json administration.0.source']));
});

it('hours that close before they open, and days that end before they begin, are issues', () =>
  expect(
    new Folder()
      .set('visits.json', 'homes.hours.0.closes', '09:00')
      .set('visits.json', 'closed.0.to', '2026-01-01')
      .set('visits.json', 'office.seats', 0)
      .places(),
  ).toEqual(['visits.json homes.hours.0.closes', 'visits.json office.seats', 'visits.json closed.0.to']));

it.each([
  ['site.json', 'social', [{ label: 'Network', url: 'javascript:alert(1)' }]],
  ['site.json', 'licence.conduct.nl', 'javascript:alert(1)'],
  ['projects/30.json', 'external', 'http://residentie.example/'],
])('an address in %s %s that is not https', (file, place, found) => {
  const places = new Folder().set(file, place, found).places();
  expect(places).toEqual([expect.stringContaining(`${file} ${place}`)]);
});

it.each([
  ['title.nl', 201, 'at most 200 characters'],
  ['description.fr', 20_001, 'at most 20000 characters'],
])('a %s of %i characters', (place, length, expected) =>
  expect(new Folder().set(home, place, 'x'.repeat(length)).issues()).toEqual([
    expect.objectContaining({ file: home, path: place, expected }),
  ]),
);
