import { describe, expect, it } from 'vitest';
import { changesBetween } from '@/lib/data/changes';
import { loadData, type Snapshot } from '@/lib/data/load';
import type { DataState } from '@/lib/data/state';
import { dataForPage } from '@/lib/kept-pages/data-for-page';
import { isStillTrue } from '@/lib/kept-pages/still-true';
import { sampleDir } from '@/tests/support/sample-site';
import { SampleFolder } from './sample-folder';
import { samplePages } from './sample-pages';

const stateOf = (loaded: ReturnType<typeof loadData>, number: number, before?: Snapshot): DataState => ({
  ...loaded,
  number,
  since: new Date(0),
  begun: 1,
  isOther: false,
  faults: [],
  changed: new Map(before ? changesBetween(before, loaded.snapshot).map((name) => [name, number]) : []),
});

/** A page as the cache of pages keeps it: what it shows, and the tags that it got. */
function keep(page: (data: Snapshot) => unknown, state: DataState) {
  const work = { tags: ['_N_T_/nl/page'] };
  const shown = page(dataForPage(work, state));
  return { page, shown, headers: { 'x-next-cache-tags': work.tags.join() } };
}

const edits: [what: string, file: string, edit: (content: never) => unknown][] = [
  [
    'a price',
    'properties/5801.json',
    (home: { price: { amount: number } }) => {
      home.price.amount += 25_000;
    },
  ],
  [
    'a title',
    'properties/5802.json',
    (home: { title: { de: string } }) => {
      home.title.de = 'Neuer Titel';
    },
  ],
  [
    'a description',
    'properties/5803.json',
    (home: { description: { nl: string } }) => {
      home.description.nl += ' Meer.';
    },
  ],
  [
    'a home that is withdrawn',
    'properties/5804.json',
    (home: { status: string }) => {
      home.status = 'withdrawn';
    },
  ],
  [
    'a home that is sold',
    'properties/5805.json',
    (home: { marquee: number }) => {
      home.marquee = 3;
    },
  ],
  [
    'a phone of a broker',
    'team.json',
    (team: { items: [{ phone: string }] }) => {
      team.items[0].phone = '+32470123456';
    },
  ],
  [
    'the name of a city',
    'cities.json',
    (cities: { items: { id: string; name: { de: string } }[] }) => {
      for (const city of cities.items) if (city.id === 'hasselt') city.name.de = 'Hasselt an der Demer';
    },
  ],
  [
    'a menu entry',
    'menu.json',
    (menu: { items: [{ name: { nl: string } }] }) => {
      menu.items[0].name.nl = 'Anders';
    },
  ],
  [
    'a text of a page',
    'pages/over-ons.json',
    (page: { modules: { title?: { nl: string } }[] }) => {
      for (const { title } of page.modules) if (title) title.nl = 'Anders';
    },
  ],
];

describe('a kept page', () => {
  const folder = new SampleFolder();
  const before = loadData(folder.dir);
  const made = stateOf(before, 4);
  const pages = samplePages(before.snapshot);
  const kept = pages.map((page) => keep(page, made));

  it.each(edits)('is made anew when it shows %s that changed, and only then', (_, file, edit) => {
    folder.apply(folder.edited(file, edit));
    const loaded = loadData(folder.dir, before.files);
    const now = stateOf(loaded, 5, before.snapshot);
    const outdated = kept.filter(({ page, shown }) => JSON.stringify(page(loaded.snapshot)) !== JSON.stringify(shown));
    const renewed = kept.filter((page) => !isStillTrue({ ...page }, now));
    for (const page of outdated) expect(renewed).toContain(page);
    // Some fields are shown in part, so a few more may be made anew; never the whole site for one home.
    expect(renewed.length).toBeLessThanOrEqual(file.startsWith('properties/') ? outdated.length + 60 : kept.length);
    folder.restore(file);
  });

  it('is the same in the state that it was made of', () => {
    for (const page of kept) expect(isStillTrue(page, made)).toBe(true);
  });

  it('of the build is kept after a start, unless the data are others than those of the build', () => {
    const [page] = pages;
    const ofBuild = page && keep(page, { ...stateOf(before, 0), begun: 0 });
    expect(ofBuild && isStillTrue({ ...ofBuild }, stateOf(before, 0))).toBe(true);
    expect(ofBuild && isStillTrue({ ...ofBuild }, { ...stateOf(before, 1), isOther: true })).toBe(false);
  });

  it.each([0, 8])('that another process made, before or beside this one, is made anew', (begun) => {
    const [other] = kept;
    expect(other && isStillTrue({ ...other }, { ...stateOf(before, 9), begun })).toBe(false);
  });

  it('that reads no data is always kept', () => expect(isStillTrue({ headers: {} }, stateOf(before, 9))).toBe(true));
});

it('the tags hold what a header can', () => {
  const loaded = loadData(sampleDir);
  for (const page of samplePages(loaded.snapshot))
    expect(keep(page, stateOf(loaded, 0)).headers['x-next-cache-tags']).toMatch(/^[\x21-\x7e]+$/);
});
