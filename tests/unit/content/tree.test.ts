import { expect, it } from 'vitest';
import { branchOf, toTreeItems } from '@/lib/content/articles';
import { sample } from '@/tests/support/sample-site';

const { categories } = sample.content;

it('converts a category to id, parentid, value, label and item', () => {
  const items = toTreeItems(categories.values(), 'fr');
  const item = (id: string) => items.find((one) => one.id === id);
  expect(item('team')).toEqual({
    id: 'team',
    parentid: null,
    value: 'team',
    label: 'Équipe',
    item: categories.get('team'),
  });
  expect(item('homes-apartments')).toMatchObject({ parentid: 'homes', value: 2, label: 'Appartements' });
  expect(items).toHaveLength(categories.size);
});

it('finds all categories below one', () => {
  expect([...branchOf('testimonials', categories)]).toEqual([
    'testimonials',
    'testimonials-sellers',
    'testimonials-buyers',
    'testimonials-landlords',
  ]);
  expect([...branchOf('services', categories)]).toEqual(['services']);
});
