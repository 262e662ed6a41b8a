import { expect, it } from 'vitest';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import type { Property } from '@/lib/catalogue/schema/property';
import { isSimilarTo } from '@/lib/catalogue/search/similar';
import { homesHref, homesOnPage, listHomes, maxHomesAtOnce, readHomesQuery } from '@/lib/records/homes/homes';
import { readOfficePage } from '@/lib/routes/office-paths';
import { homes, sample } from '@/tests/support/sample-site';

const [one] = homes;
if (!one) throw new Error('no home');
const copy = (id: number, own: Partial<Property> = {}): Property => ({
  ...one,
  id,
  reference: `REF${id}`,
  marquee: undefined,
  status: 'published',
  ...own,
});
const site = toCatalogue(
  sample.catalogue,
  [
    copy(1, { updatedAt: '2026-01-03', publishedAt: '2026-01-01' }),
    copy(2, { updatedAt: '2026-01-01', publishedAt: '2026-01-02', marquee: 3 }),
    copy(3, { marquee: 5 }),
    copy(4, { status: 'draft', broker: 'sara-jacobs' }),
    copy(5, { status: 'withdrawn' }),
  ],
  ['published', 'draft'],
);
const listed = (query: string) =>
  listHomes(readHomesQuery(new URLSearchParams(query)), { catalogue: site }).lines.map(
    ({ home, state }) => `${home.id} ${state}`,
  );

it('the list has every home with what has become of it', () => {
  expect(listed('').toSorted()).toEqual(['1 available', '2 option', '3 closed', '4 draft', '5 withdrawn']);
  expect(listed('state=draft')).toEqual(['4 draft']);
  expect(listed('broker=sara-jacobs')).toEqual(['4 draft']);
  expect(listed('text=ref5')).toEqual(['5 withdrawn']);
  expect(listed(`text=${one.address.street.slice(0, 4).toUpperCase()}+ref3`)).toEqual(['3 closed']);
  expect(listed('text=nowhere')).toEqual([]);
  expect(listed(`goal=${one.goal === 0 ? 'rent' : 'sale'}`)).toEqual([]);
  // The last changed come first, or the newest.
  const two = (query: string) => listed(query).filter((line) => /^[12] /.test(line));
  expect(two('')).toEqual(['1 available', '2 option']);
  expect(two('sort=newest')).toEqual(['2 option', '1 available']);
});

it('pages hold fifty, and the address says what is shown', () => {
  const many = toCatalogue(
    sample.catalogue,
    Array.from({ length: 120 }, (_, i) => copy(i + 1)),
  );
  const page = listHomes(readHomesQuery(new URLSearchParams('page=3')), { catalogue: many });
  expect([page.lines.length, page.pages, page.found]).toEqual([120 - 2 * homesOnPage, 3, 120]);
  const query = readHomesQuery(new URLSearchParams('state=option&text=x&page=2&sort=newest&goal=other'));
  expect(homesHref(query)).toBe('?state=option&text=x&sort=newest');
  expect(homesHref(query, { page: 3, view: 'cards' })).toBe('?state=option&text=x&sort=newest&view=cards&page=3');
  // All of the view, where they can be changed at once.
  const idsOf = (count: number) => {
    const homes = Array.from({ length: count }, (_, i) => copy(i + 1));
    return listHomes(readHomesQuery(new URLSearchParams()), { catalogue: toCatalogue(sample.catalogue, homes) }).ids;
  };
  expect([idsOf(maxHomesAtOnce)?.length, idsOf(maxHomesAtOnce + 1)]).toEqual([maxHomesAtOnce, null]);
});

it('a draft that lacks nearly everything is found, and is in the list once its file is there', () => {
  const draft = { status: 'draft', city: one.city, title: { nl: 'Zonder prijs' }, broker: 'tom-claes' } as const;
  const incomplete = new Map([['properties/9.json', { file: 'properties/9.json', id: 9, draft, issues: [] }]]);
  const found = (query: string) =>
    listHomes(readHomesQuery(new URLSearchParams(query)), { catalogue: site, incomplete }).lines.map(
      ({ home, state, whole }) => `${home.id} ${state} ${whole !== null}`,
    );
  for (const query of ['text=zonder+prijs', 'text=9&broker=tom-claes', 'state=draft&broker=tom-claes'])
    expect(found(query)).toEqual(['9 draft false']);
  expect(found('goal=sale&text=zonder')).toEqual([]);
});

it('a home is such as another by deal, type, price and place', () => {
  const { catalogue } = sample;
  const amount = one.price.amount;
  const other = (own: Partial<Property>) => copy(9, own);
  const price = (factor: number) => ({ price: { ...one.price, amount: amount * factor } });
  expect(isSimilarTo(one, other({}), catalogue)).toBe(true);
  expect([0.79, 0.81, 1.19, 1.21].map((factor) => isSimilarTo(one, other(price(factor)), catalogue))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isSimilarTo(one, other({ goal: one.goal === 0 ? 1 : 0 }), catalogue)).toBe(false);
  expect(isSimilarTo(one, other({ webId: one.webId === 1 ? 2 : 1 }), catalogue)).toBe(false);
  expect(isSimilarTo(one, other({ city: 'brugge' }), catalogue)).toBe(false);
});

it('a home has its page by its number, an owner by the account', () => {
  expect(readOfficePage(['homes', '5801', ''])).toBe('homes/5801');
  expect(readOfficePage(['owners', 'A1b2C3d4E5'])).toBe('owners/A1b2C3d4E5');
  for (const path of ['homes/05', 'homes/x', 'owners/..', 'owners/a'])
    expect(readOfficePage(path.split('/'))).toBeNull();
});
