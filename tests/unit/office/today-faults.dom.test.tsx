// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Faults } from '@/components/office/today-data';
import type { DataIssue } from '@/lib/data/issues';
import type { HeldBack } from '@/lib/data/sound';
import { type Locale, locales } from '@/lib/i18n/locales';
import { faultEntries } from '@/lib/office/faults';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';
import { sample } from '../../support/sample-site';

const since = new Date('2026-11-24T09:00:00Z');
const shown = { since, isShown: true };
const reference = (id: number): DataIssue => ({
  file: `properties/${id}.json`,
  path: 'broker',
  expected: 'an id of team.json',
  found: '"tom-claes"',
  source: 'team.json',
});
const issues: DataIssue[] = [
  reference(5802),
  reference(5803),
  {
    file: 'properties/5801.json',
    path: '',
    expected: 'a readable JSON file',
    found: 'a comma too many (line 3 column 9)',
  },
  {
    ...reference(5804),
    path: 'city',
    found: '"haselt"',
    source: 'cities.json',
    expected: 'an id of cities.json',
    nearest: 'hasselt',
  },
  {
    file: 'lists.json',
    path: 'propertyLists.0.homes.0',
    expected: 'the number of a home that is published: none',
    found: '5805',
    source: 'properties/5805.json',
  },
];
const held = new Map<string, HeldBack>([
  ['properties/5801.json', shown],
  ['properties/5804.json', { since, isShown: false }],
  ['properties/5805.json', { since: null, isShown: true }],
  ['pages/contact.json', shown],
  ['team.json', shown],
]);

const said = (locale: Locale, isRefused = false) =>
  inLocale(locale, async () => {
    const faults = faultEntries({ issues, held });
    const part = await partOf(<Faults faults={faults} isRefused={isRefused} locale={locale} data={sample} />);
    return [...part.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  });

it('says what to mend, what the site shows instead, and what was meant', async () => {
  expect(await said('nl')).toEqual([
    'team.json Gewijzigd op 24 november 2026 om 10:00; de website toont de vorige versie.tom-claes staat er niet in, maar 2 panden verwijzen ernaar.',
    'pages/contact.json Gewijzigd op 24 november 2026 om 10:00; de website toont de vorige versie.Wacht tot de andere fouten hersteld zijn.',
    expect.stringMatching(
      /vorige versie\. het bestand Verwacht: een bestand dat gelezen kan worden\. Gevonden: een komma te veel \(regel 3, teken 9\)\.$/,
    ),
    expect.stringMatching(
      / Gewijzigd op .*; staat niet op de website\. city .* Gevonden: "haselt"\. Bedoelde u hasselt\?$/,
    ),
    expect.stringMatching(
      / Verwijderd, maar nog op de website\.lists\.json .* haal het anders uit de lijst\. Gevonden: 5805\.$/,
    ),
  ]);
  for (const locale of locales) expect(await said(locale)).toHaveLength(5);
});

it('says once that nothing new is shown where all was refused', async () => {
  for (const line of await said('en', true)) expect(line).not.toMatch(/website/);
});
