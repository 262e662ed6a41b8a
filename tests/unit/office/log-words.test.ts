import { expect, it } from 'vitest';
import type { AuditAction, AuditEntry } from '@/lib/audit/store';
import { readStored } from '@/lib/files/data-json';
import { locales } from '@/lib/i18n/locales';
import { logWords } from '@/lib/office/log-words';
import { recordEvent } from '@/lib/records/save-records';
import { first, sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';

type Change = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;
const entry = (action: AuditAction, after: object | null, own: Partial<Change> = {}): Change => ({
  action,
  subject: null,
  before: null,
  after: after as Change['after'],
  ...own,
});
const ofData = (action: AuditAction, file: string, before: unknown, after: unknown): Change => ({
  ...entry(action, null),
  ...recordEvent(action, file, { before, after }),
});

const home = first(sample.catalogue.properties.values(), ({ pictures }) => pictures.length > 2);
const file = `properties/${home.id}.json`;
const stored = readStored(file) as Record<'title' | 'attributes', object> & { pictures: unknown[] };
const changed = {
  ...stored,
  title: { ...stored.title, de: 'Ein neuer Titel' },
  attributes: { ...stored.attributes, layout: { bedrooms: 7 } },
  history: [{ date: '2026-11-26', kind: 'price', amount: 250_000 }],
  marquee: 6,
  status: 'withdrawn',
  updatedAt: '2026-11-27',
  pictures: stored.pictures.slice(1),
};
const menu = readStored('menu.json') as { items: object[] };
const project = first(sample.catalogue.projects.values(), () => true);

/** A sample of each kind of change. */
const changes: Record<string, Change> = {
  home: ofData('data.save', file, stored, changed),
  deleted: ofData('data.delete', file, stored, null),
  undone: ofData('undo', file, changed, stored),
  menu: ofData('data.save', 'menu.json', menu, { ...menu, items: menu.items.slice(1) }),
  site: ofData(
    'data.save',
    'site.json',
    { email: 'a@heem.example', social: [] },
    { email: 'b@heem.example', social: [{ name: 'X', url: 'https://x.example' }] },
  ),
  picture: ofData(
    'picture.describe',
    'pictures.json',
    { items: { 'huis-1': { alt: { nl: 'Huis' }, focus: { x: 0 } } } },
    { items: { 'huis-1': { alt: { nl: 'Thuis' }, focus: { x: 100 } } } },
  ),
  word: ofData(
    'words.save',
    'forms.send',
    { nl: 'Zend', fr: 'a', en: 'b', de: 'c' },
    { nl: 'Verstuur', fr: 'a', en: 'b', de: 'c' },
  ),
  testimonials: ofData(
    'undo',
    'testimonials.json',
    { items: [{ id: 'visitor-1', status: 'Draft' }] },
    { items: [{ id: 'visitor-1', status: 'Published' }] },
  ),
  many: ofData(
    'homes.change',
    'properties',
    { 'HAS-5801': { marquee: 6, broker: 'tom-claes' } },
    { 'HAS-5801': { broker: 'sara-jacobs' } },
  ),
  units: ofData(
    'units.save',
    `projects/${project.id}.json`,
    { 'A 0.1': { price: { amount: 200_000 } } },
    { 'A 0.1': { price: { amount: 210_000 } } },
  ),
  import: {
    ...ofData(
      'undo',
      '',
      { '5801': { price: { amount: 1 } }, 'cities.json': { items: [] } },
      { '5801': { price: { amount: 2 } }, 'cities.json': { items: [{ id: 'genk' }] } },
    ),
    subject: null,
  },
  others: entry('data.save', { more: 12, files: ['cities.json', 'menu.json'] }),
  review: entry('review.change', { category: 'rent', verified: 'visit', fields: ['answer'] }),
  meaning: entry('import.meaning', {
    feed: 'omnicasa',
    field: 'attributes.layout.bedrooms',
    value: 'SLK',
    means: 'gas_boiler',
  }),
  export: entry('leads.export', { format: 'csv', rows: 3, filter: '?status=open&assignee=none' }),
  unknown: entry('of.before' as AuditAction, { something: { deep: [1] }, photoId: 'huis-op-de-hoek' }),
};

onSqlite(() => {
  it.each(locales)('names fields as forms do, in %s: no path, no key, no JSON', async (locale) => {
    const words = await logWords(locale, sample);
    for (const [name, change] of Object.entries(changes)) {
      const text = words
        .changes(change)
        .join('; ')
        .replaceAll(/\S+@\S+/g, '');
      // A path, a name in camel or snake case, or a key with hyphens.
      expect([name, text]).toEqual([
        name,
        expect.not.stringMatching(/[{}[\]]|[a-z]\.[a-z]|[a-z][A-Z]|[a-z]_[a-z]|huis-|visitor-/),
      ]);
    }
  });

  it('says what changed in the words of the form, and sums up lists', async () => {
    const words = await logWords('nl', sample);
    const actual = Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, words.changes(change)]));
    expect(actual.home).toEqual(
      expect.arrayContaining([
        'Status van Gepubliceerd naar Teruggetrokken',
        expect.stringMatching(/^Titel › DE van .+ naar Ein neuer Titel$/),
        'Foto’s: 1 verwijderd',
        expect.stringMatching(/^Kenmerken › Indeling › Slaapkamers van \d naar 7$/),
        'Historiek: 1 toegevoegd',
        'Vermelding: Verhuurd',
      ]),
    );
    expect(actual).toMatchObject({
      menu: ['Menupunten gewijzigd'],
      picture: [
        'Alternatieve tekst in het Nederlands van Huis naar Thuis',
        'In beeld houden: horizontaal van links naar rechts',
      ],
      word: ['Nederlands van Zend naar Verstuur'],
      testimonials: ['velden: Status'],
      many: ['HAS-5801 › Vermelding van Verhuurd naar niets', 'HAS-5801 › Makelaar van Tom Claes naar Sara Jacobs'],
      units: [expect.stringMatching(/^A 0\.1 › Prijs › Bedrag van 200\.000\s€ naar 210\.000\s€$/)],
      import: [expect.stringMatching(/^5801 › Prijs › Bedrag van 1\s€ naar 2\s€$/), 'ander veld gewijzigd'],
      others: ['andere velden: 12', 'bestanden: Menu'],
      meaning: ['feed: omnicasa', 'veld: Kenmerken › Indeling › Slaapkamers', 'woord: SLK'],
      export: ['formaat: csv', 'regels: 3', 'filter: status In behandeling en toegewezen aan niets'],
      unknown: [],
    });
  });
});
