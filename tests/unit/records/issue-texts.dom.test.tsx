// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { CorrectionForm } from '@/components/import/correction-form';
import { FetchIssueText } from '@/components/import/fetch-issue-text';
import { RefusalText } from '@/components/import/refusal-text';
import { HeldFiles } from '@/components/office/today-data';
import type { HeldBack } from '@/lib/data/valid-records';
import { issue } from '@/lib/files/issue-codes';
import type { DataIssue } from '@/lib/files/issues';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { FeedIssue } from '@/lib/import/feed';
import { listFaultEntries } from '@/lib/records/faults';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';

const since = new Date('2026-11-24T09:00:00Z');
const shown = { since, isShown: true };
const reference = (id: number): DataIssue => ({
  file: `properties/${id}.json`,
  path: 'broker',
  ...issue('inList', { field: 'id', list: 'team.json' }),
  found: '"tom-claes"',
  source: 'team.json',
});
const issues: DataIssue[] = [
  reference(5802),
  reference(5803),
  {
    file: 'properties/5801.json',
    path: '',
    ...issue('unreadable', { what: 'file', problem: 'comma', line: 3, column: 9 }),
  },
  {
    ...reference(5804),
    path: 'city',
    found: '"haselt"',
    nearest: 'hasselt',
    source: 'cities.json',
    ...issue('inList', { field: 'id', list: 'cities.json' }),
  },
  {
    file: 'lists.json',
    path: 'propertyLists.0.homes.0',
    ...issue('listedDraft', { thing: 'home' }),
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

const actual = (locale: Locale, isRefused = false) =>
  inLocale(locale, async () => {
    const faults = listFaultEntries({ issues, held });
    const part = await partOf(<HeldFiles entries={faults} isRefused={isRefused} locale={locale} data={sample} />);
    return [...part.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  });

it('Today says what to mend, what the site shows instead, and what was meant', async () => {
  expect(await actual('nl')).toEqual([
    'Team Gewijzigd op 24 november 2026 om 10:00; de website toont de vorige versie.tom-claes staat er niet in, maar 2 panden verwijzen ernaar.',
    'Contact Gewijzigd op 24 november 2026 om 10:00; de website toont de vorige versie.Wacht tot de andere fouten hersteld zijn.',
    expect.stringMatching(
      /vorige versie\. Dit bestand kan niet gelezen worden: er staat een komma te veel \(regel 3, teken 9\)\. Laat het herstellen door wie de bestanden beheert\.$/,
    ),
    expect.stringMatching(
      / Gewijzigd op .*; staat niet op de website\. Gemeente: .* Bedoelde u hasselt\? Nu staat er: haselt\.$/,
    ),
    expect.stringMatching(
      / Verwijderd, maar nog op de website\.Selecties van panden en projecten .*: .* Haal het uit de lijst\. Nu staat er: 5805\.$/,
    ),
  ]);
  for (const locale of locales) expect(await actual(locale)).toHaveLength(5);
});

it('Today says once that nothing new is shown where all was refused', async () => {
  for (const line of await actual('en', true)) expect(line).not.toMatch(/website/);
});

it('a home that has left the source is not offered to be imported alone; it is said why', async () => {
  const record = { id: 'd', home: 5801, state: 'setAside', missing: 'goes' } as const;
  const part = await inLocale('de', () =>
    partOf(<CorrectionForm source="partner" record={record} locale="de" data={sample} />),
  );
  expect(part.querySelector('form, button')).toBeNull();
  expect(part.textContent).toBe(
    'Diese Immobilie ist nicht mehr in der Quelle: Sie kann nicht einzeln erneut importiert werden. Ein Import der ganzen Quelle nimmt sie von der Website.',
  );
});

it('the reason of a failed download is in the language of the reader; the words of a library follow', async () => {
  const status = { kind: 'status', found: 403 } as const;
  const part = await inLocale('nl', () => partOf(<FetchIssueText issue={status} />));
  expect(part.innerHTML).toBe('Niet gevonden of geweigerd door de server van de leverancier (status 403)');
  const files = { kind: 'manyFiles', limit: 20_000 } as const;
  expect((await inLocale('nl', () => partOf(<FetchIssueText issue={files} />))).textContent).toContain('20.000');
  const library = { kind: 'unreadable', detail: 'Input buffer is corrupt' } as const;
  const more = await inLocale('nl', () => partOf(<FetchIssueText issue={library} />));
  expect(more.textContent).toBe('Het bestand kan niet gelezen worden (Input buffer is corrupt)');
  expect(more.querySelector('[lang=en]')?.textContent).toBe('(Input buffer is corrupt)');
});

const refusal = (reason: string, fault?: FeedIssue) =>
  inLocale('fr', async () => {
    const outcome = { isRefused: true, reason, issues: [], ...(fault && { fault }) } as const;
    const part = await partOf(<RefusalText outcome={outcome} locale="fr" />);
    return [...part.querySelectorAll('span')].map(({ textContent, lang }) => `${lang}${textContent}`);
  });

it('a refused import says why in the language of the reader; what only its makers read follows in English', async () => {
  const title = 'Refusé\u00a0: rien n’a été modifié.';
  expect(await refusal('1 of 3 homes …', { kind: 'gone', gone: 1200, all: 3000, percent: 20 })).toEqual([
    title,
    ' 1\u202f200 biens sur 3\u202f000 ne figurent plus dans la source, plus de 20\u00a0%. Si c’est juste, augmentez le pourcentage dans les réglages de la source.',
  ]);
  expect(await refusal('status 404', { kind: 'unreadable' })).toEqual([
    title,
    ' La source n’a pas pu être lue.',
    'en status 404',
  ]);
  expect(await refusal('status 404', { kind: 'unreadable', why: { kind: 'status', found: 404 } })).toEqual([
    title,
    ' La source n’a pas pu être lue.',
    ' Introuvable ou refusé par le serveur du fournisseur (statut 404).',
  ]);
  const why = { kind: 'unreachable', detail: 'getaddrinfo ENOTFOUND' } as const;
  expect((await refusal('getaddrinfo ENOTFOUND', { kind: 'unreadable', why })).slice(2)).toEqual([
    ' Pas de connexion avec le serveur du fournisseur (getaddrinfo ENOTFOUND).',
    'en(getaddrinfo ENOTFOUND)',
  ]);
  // A run that was kept before faults were, or one that the disk stopped.
  expect(await refusal('no space left')).toEqual([title, 'en no space left']);
});
