import { expect } from 'vitest';
import { fourHouses, it, kyeroOf } from '../../support/import/agency';

const [a, b, c, d] = fourHouses;

it('one home alone is imported, and no other is touched', async ({ agency }) => {
  await agency.import(kyeroOf(a, b));
  const report = await agency.import(kyeroOf({ ...b, price: 1000 }, c, d), { only: 'c' });
  expect(report).toMatchObject({ added: [5917], changed: [], withdrawn: [], unchanged: 0 });
  expect([agency.home(5915).status, agency.home(5916).price.amount]).toEqual(['published', 300_000]);
});

it('one home alone that the feed does not name is left to a run of the whole, which says so', async ({ agency }) => {
  await agency.import(kyeroOf(a, b, c, d));
  const state = agency.state();
  const reasons = [{ path: 'id', expected: 'a home that is in the source', found: 'nothing' }];
  const gone = await agency.import(kyeroOf(a, b, c), { only: 'd' });
  expect(gone).toMatchObject({ withdrawn: [], log: null });
  expect(gone.records).toEqual([{ id: 'd', home: 5918, state: 'setAside', reasons, missing: 'goes' }]);
  const never = await agency.import(kyeroOf(a, b, c), { only: 'z' });
  expect(never.records).toEqual([{ id: 'z', home: null, state: 'setAside', reasons, missing: 'stays' }]);
  expect(agency.state()).toEqual(state);
  // One that a list of the site still names is not taken off it, and cannot be tried again alone.
  agency.set('lists.json', 'propertyLists.0.homes', [5918]);
  const { records } = await agency.import(kyeroOf(a, b, c));
  expect(records[0]).toMatchObject({ id: 'd', home: 5918, state: 'setAside', missing: 'goes' });
  expect(records[0]?.reasons).toMatchObject([{ path: 'status' }]);
});
