import { describe, expect, it } from 'vitest';
import { toTreeItems, withDescendants } from '@/lib/content/articles';
import { findTargetName, leadsSomewhere, targetHref } from '@/lib/content/target';
import { sample } from '@/tests/support/sample-site';

const { content, paths } = sample;
const { categories } = content;

it.each([
  ['/for-sale/', '/de/zu-verkaufen/'],
  ['/over-ons/diensten/', '/de/ueber-uns/leistungen/'],
  ['/over-ons/#team', '/de/ueber-uns/#team'],
  ['/for-sale/?type=2', '/de/zu-verkaufen/?type=2'],
  ['/property/5801/', '/de/zu-verkaufen/hasselt/wohnung/5801/'],
  ['/project/41/', 'https://www.residentie-blereberg.example/'],
  ['/', '/de/'],
  ['mailto:info@heem.example', 'mailto:info@heem.example'],
  ['https://www.biv.be', 'https://www.biv.be'],
])('%s leads to %s in German', (target, href) => expect(targetHref(target, 'de', paths)).toBe(href));

it.each([
  ['/for-sale/', 'Zu verkaufen'],
  ['/projects/', 'Neubauprojekte'],
  ['/', undefined],
  ['https://www.biv.be', undefined],
])('%s is named %s in German', (target, name) => expect(findTargetName(target, 'de', paths)).toBe(name));

describe('the check of the data', () => {
  it.each(['/for-sale/', '/over-ons/#team', '/', 'tel:+3211000000', '//www.biv.be', 'https://www.biv.be'])(
    'lets %s pass',
    (target) => expect(leadsSomewhere(target, paths)).toBe(true),
  );
  it.each([
    '/for-sal/',
    '/over-ons/nergens/',
    '/property/6058/',
    'javascript:alert(1)',
    'data:text/html,x',
    'contact',
    '',
  ])('refuses %s', (target) => expect(leadsSomewhere(target, paths)).toBe(false));
});

it('converts a category to id, parentid, value, label and item', () => {
  const items = toTreeItems(categories.values(), 'fr');
  const item = (id: string) => items.find((one) => one.id === id);
  const team = { id: 'team', parentid: null, value: 'team', label: 'Équipe' };
  expect(item('team')).toEqual({ ...team, item: categories.get('team') });
  expect(item('homes-apartments')).toMatchObject({ parentid: 'homes', value: 2, label: 'Appartements' });
  expect(items).toHaveLength(categories.size);
});

it('finds all categories below one', () => {
  const below = ['sellers', 'buyers', 'landlords'].map((who) => `testimonials-${who}`);
  expect([...withDescendants('testimonials', categories)]).toEqual(['testimonials', ...below]);
  expect([...withDescendants('services', categories)]).toEqual(['services']);
});
