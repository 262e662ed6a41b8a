import { readFileSync } from 'node:fs';
import { inProject } from '@/scripts/support/project';
import {
  addedPicture,
  addPicture,
  dataAccepted,
  edit,
  editWords,
  issuesOf,
  remove,
  removeMadePictures,
  restore,
  restoreWords,
  save,
  statusOf,
  takePictureAway,
  textOf,
} from '@/tests/support/edited-data';
import { draftHome } from '@/tests/support/preview';
import { expect, test } from '@/tests/support/site-test';
import { headsOf } from '@/tests/support/templates';

// Each test starts with the sample and restores it; in series, since all edit the same folder.
test.describe.configure({ mode: 'serial' });
test.use({ siteKind: 'edited' });

interface Home {
  id: number;
  reference: string;
  status: string;
  broker: string;
  price: { amount: number };
  description: Record<string, string>;
}
interface Words {
  layout: { toHome: string | undefined };
}
const file = 'properties/5801.json';
const addresses = {
  nl: '/nl/te-koop/hasselt/appartement/5801/',
  fr: '/fr/a-vendre/hasselt/appartement/5801/',
  en: '/en/for-sale/hasselt/apartment/5801/',
  de: '/de/zu-verkaufen/hasselt/wohnung/5801/',
};

test('a price is changed in every language, on its page and in lists', async ({ request }) => {
  edit<Home>(file, (home) => {
    home.price.amount = 412_345;
  });
  for (const [locale, address] of Object.entries(addresses)) {
    const amount = locale === 'en' ? /412[.,]345/ : /412[.\s\u00a0\u202f]345/;
    await expect.poll(() => textOf(request, address)).toMatch(amount);
  }
  await expect.poll(() => textOf(request, '/nl/te-koop/hasselt/appartement/')).toContain('412.345');
  expect((await request.get('/feeds/homes.json')).ok()).toBe(true);
  restore(file);
  await expect.poll(() => textOf(request, addresses.de)).not.toMatch(/412[.\s\u00a0\u202f]345/);
});

test('a change of a draft does not affect cached pages', async ({ request }) => {
  await textOf(request, addresses.nl);
  const since = async () => (await (await request.get('/api/health/')).json()).data.since as string;
  const before = await since();
  const draft = `properties/${draftHome.id}.json`;
  edit<Home>(draft, ({ description }) => {
    description.nl = `Een zin die er nog niet stond. ${description.nl}`;
  });
  await expect.poll(since).not.toBe(before);
  expect((await request.get(addresses.nl)).headers()['x-nextjs-cache']).toBe('HIT');
  restore(draft);
});

const other = { file: 'properties/5802.json', address: '/nl/te-koop/hasselt/appartement/5802/' };

test('a home with issues stays as it was and is reported until corrected, while another changes', async ({
  request,
}) => {
  const before = await textOf(request, addresses.nl);
  edit<{ price: { amount: unknown } }>(file, ({ price }) => {
    price.amount = 'veel';
  });
  const issue = { file, path: 'price.amount', code: 'number', found: '"veel"' };
  await expect.poll(() => issuesOf(request)).toMatchObject([issue]);
  expect(await textOf(request, addresses.nl)).toBe(before);
  const stranger = await request.get('/api/health/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await stranger.json()).toMatchObject({ status: 'data held back', data: { faults: 1, held: 1 } });
  edit<Home>(other.file, (home) => {
    home.price.amount = 412_346;
  });
  await expect.poll(() => textOf(request, other.address)).toContain('412.346');
  expect(await statusOf(request, addresses.nl)).toBe(200);
  restore(other.file);
  save(file, '{ "id": 5801,');
  await expect.poll(() => issuesOf(request)).toMatchObject([{ file, code: 'unreadable' }]);
  restore(file);
  await dataAccepted(request);
});

test('a word of the site is changed on every page, kept or not; one that a language lacks is reported', async ({
  request,
}) => {
  const pages = ['/nl/', addresses.nl, '/nl/privacy-statement/', '/nl/te-koop/?min=200000'];
  for (const page of pages) await textOf(request, page);
  const heads = await headsOf(request);
  const home = 'Naar de startpagina van Heem';
  try {
    editWords<Words>('nl', ({ layout }) => {
      layout.toHome = 'Naar de startpagina van {name}';
    });
    for (const page of pages) await expect.poll(() => textOf(request, page)).toContain(home);
    expect(await textOf(request, addresses.fr)).not.toContain(home);
    editWords<Words>('fr', ({ layout }) => {
      layout.toHome = undefined;
    });
    const issue = { file: 'messages/fr.json', path: 'layout.toHome', found: 'nothing' };
    await expect.poll(() => issuesOf(request)).toMatchObject([issue]);
  } finally {
    for (const locale of ['nl', 'fr'] as const) restoreWords(locale);
  }
  await dataAccepted(request);
  for (const page of pages) await expect.poll(() => textOf(request, page)).not.toContain(home);
  expect(await headsOf(request)).toEqual(heads);
});

test('files that depend on each other take effect together', async ({ request }) => {
  const added = 'properties/990100.json';
  const sample = JSON.parse(readFileSync(inProject('data', file), 'utf8')) as object;
  save(added, JSON.stringify({ ...sample, id: 990_100, reference: 'NEW-1', broker: 'an-new' }));
  await expect.poll(() => issuesOf(request)).toMatchObject([{ file: added, path: 'broker' }]);
  const address = '/nl/te-koop/hasselt/appartement/990100/';
  expect(await statusOf(request, address)).toBe(404);
  edit<{ items: { id: string; name: string }[] }>('team.json', ({ items }) => {
    items.push({ ...(items[0] as { id: string; name: string }), id: 'an-new', name: 'An Nieuw' });
  });
  await expect.poll(() => statusOf(request, address)).toBe(200);
  expect(await textOf(request, address)).toContain('An Nieuw');
  expect(await textOf(request, '/sitemap.xml')).toContain('990100');
  edit<Home>(added, (home) => {
    home.status = 'withdrawn';
  });
  await expect.poll(() => statusOf(request, address)).toBe(410);
  remove(added);
  await expect.poll(() => statusOf(request, address)).toBe(404);
  restore('team.json');
  await dataAccepted(request);
});

test('a new picture appears on its page by itself, once its sizes are made', async ({ request }) => {
  try {
    addPicture(file);
    await expect.poll(() => textOf(request, addresses.nl)).toMatch(addedPicture);
    const [address = ''] = addedPicture.exec(await textOf(request, addresses.nl)) ?? [];
    const picture = await request.get(address);
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/avif' });
    expect(picture.headers()['cache-control']).toContain('immutable');
    const part = await request.get(address, { headers: { range: 'bytes=0-9' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  } finally {
    takePictureAway(file);
    await expect.poll(() => textOf(request, addresses.nl)).not.toContain('from-a-test');
    removeMadePictures();
  }
});

test('a browser that has the data of the search line gets 304', async ({ request }) => {
  const first = await request.get('/api/search/nl/');
  const again = await request.get('/api/search/nl/', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect([first.status(), again.status()]).toEqual([200, 304]);
});
