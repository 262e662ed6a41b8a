import { expect, it } from 'vitest';
import { headerView } from '@/lib/content/frame/views';
import { otherHours } from '@/lib/content/opening-hours';
import { sample } from '@/tests/support/sample-site';

const { site, header, footer } = sample.content;

it.each([
  ['nl', 'ma–vr 09:00–18:00, za 10:00–13:00'],
  ['fr', 'lun–ven 09:00–18:00, sam 10:00–13:00'],
  ['en', 'Mon–Fri 09:00–18:00, Sat 10:00–13:00'],
  ['de', 'Mo–Fr 09:00–18:00\u00A0Uhr, Sa 10:00–13:00\u00A0Uhr'],
] as const)('the top bar takes the opening hours from data/site.json, in %s', (locale, text) =>
  expect(headerView(null, '', locale, sample).topBar?.left.map(({ label }) => label)).toContain(text),
);

it('warns of a text with other hours than those of the agency', () => {
  expect(otherHours(site, header, footer)).toEqual([]);
  const openingHours = [{ days: [1 as const], opens: '08:30', closes: '17:00' }];
  const [item] = header.topBar.left;
  const label = { nl: 'ma 8.30-17.00', fr: 'lu 09h00–18h00', en: 'Mon 08:30–17:00', de: 'Mo 9:00 – 18:00 Uhr' };
  const left = [{ ...item, label }] as typeof header.topBar.left;
  expect(otherHours({ openingHours }, { ...header, topBar: { ...header.topBar, left } }, footer)).toMatchObject([
    { file: 'header.json', path: 'topBar.left.0.label.fr', values: { found: '09h00–18h00' } },
    { path: 'topBar.left.0.label.de' },
  ]);
});
