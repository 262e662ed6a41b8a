import fc from 'fast-check';
import { expect, it } from 'vitest';
import { teamGroups, toRows } from '@/lib/content/modules/items';
import { moduleSchema, type PageModule } from '@/lib/content/modules/schema';
import { sample } from '@/tests/support/sample-site';

const module = (id: string, sort: number, given: object = {}): PageModule =>
  moduleSchema.parse({ id, view: 'text', status: 'Published', sort, ...given });
const ids = (modules: PageModule[]) => toRows(modules).map((row) => row.map(({ id }) => id));

it('puts modules in their order, drafts left out', () =>
  expect(ids([module('b', 2), module('a', 1), module('c', 3, { status: 'Draft' })])).toEqual([['a'], ['b']]));

it('puts those beside each other that fit into twelve columns', () => {
  const half = { span: 6 };
  expect(ids([module('a', 1, half), module('b', 2, half), module('c', 3, half)])).toEqual([['a', 'b'], ['c']]);
  expect(ids([module('a', 1, half), module('b', 2), module('c', 3, half)])).toEqual([['a'], ['b'], ['c']]);
});

it('takes the columns of a wide screen where they differ', () =>
  expect(ids([module('a', 1, { col: { lg: 4 } }), module('b', 2, { col: { lg: 8, md: 12 } })])).toEqual([['a', 'b']]));

it('loses no module, and fills no row with more than twelve columns', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 }), (spans) => {
      const modules = spans.map((span, sort) => module(`m-${sort}`, sort, { span }));
      const rows = toRows(modules);
      expect(rows.flat()).toEqual(modules);
      for (const row of rows) {
        expect(row.length).toBeGreaterThan(0);
        expect(row.reduce((sum, { span }) => sum + span, 0)).toBeLessThanOrEqual(12);
      }
    }),
  ));

it('people who need more than one row are labelled by category', () => {
  const team = sample.content.pages.get('contact')?.modules.find((module) => module.view === 'team');
  if (team?.view !== 'team') throw new Error('the contact page has no team');
  const labels = (perRow: number) => teamGroups(team, perRow, sample.content).map(({ category }) => category?.id);
  expect(labels(4)).toEqual([undefined]);
  expect(labels(3)).toEqual(['team-hasselt', 'team-south']);
});
