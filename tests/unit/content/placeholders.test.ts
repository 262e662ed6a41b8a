import { describe, expect, it } from 'vitest';
import { periods } from '@/lib/content/placeholders';
import { localize } from '@/lib/i18n/locales';
import { Folder } from '@/tests/unit/data/folder';

const all = (text: string) => localize(() => text);
const banner = 'banner.description';
const onlyTotals = 'in braces only {FOR_SALE_TOTAL} {FOR_RENT_TOTAL}';
const onlyPeriods = `in braces only ${periods.map((name) => `{${name}}`).join(' ')}`;
const none = 'a text without braces: here the site fills in nothing';
const summary = 'params.nl.metadata.metadataDescription';

it.each([
  ['of no meaning', 'header.json', `${banner}.fr`, '{FORSALE} biens', '{FORSALE}', onlyTotals],
  ['in small letters', 'header.json', `${banner}.fr`, '{for_sale_total}', '{for_sale_total}', onlyTotals],
  ['that another text may hold', 'header.json', `${banner}.fr`, 'En {YEAR}', '{YEAR}', onlyTotals],
  ['without their second brace', 'header.json', `${banner}.fr`, '{TOTAL biens', '{TOTAL biens', onlyTotals],
  ['in a heading', 'header.json', 'banner.heading.nl', '{FOR_SALE_TOTAL} huizen', '{FOR_SALE_TOTAL}', none],
  ['in a line of the top bar', 'header.json', 'topBar.left.0.label.nl', '{NAME}', '{NAME}', 'in braces only {HOURS}'],
  ['in a copyright', 'footer.json', 'copyright.de', '© {JAHR} {NAME}', '{JAHR}', 'in braces only {YEAR} {NAME}'],
  ['in a summary', 'pages/home.json', summary, '{AGENCY}', '{AGENCY}', `${onlyTotals} {NAME}`],
  ['in a title', 'pages/home.json', 'params.nl.title', '{NAME}', '{NAME}', none],
  ['in an article', 'articles/over-ons.json', 'text.nl.0', 'Wij zijn {NAME}', '{NAME}', onlyPeriods],
  ['in the reason of a closed day', 'visits.json', 'closed.0.why.fr', 'Fermé {NAME}', '{NAME}', none],
  ['in the source of a cost', 'costs.json', 'sources.notaries.name.de', '{NAME}', '{NAME}', none],
  ['in the title of a home', 'properties/5801.json', 'title.fr', 'Maison {NAME}', '{NAME}', none],
  ['in a menu', 'menu.json', 'items.1.name.en', 'For sale ({FOR_SALE_TOTAL})', '{FOR_SALE_TOTAL}', none],
])(
  'words in braces that the site does not fill in are refused, with those that it does: %s',
  (_, file, path, text, found, expected) =>
    expect(new Folder().set(file, path, text).reported()).toMatchObject([
      { file, path, expected, found: `"${found}"` },
    ]),
);

describe('a text has the same words in braces in each language', () => {
  it.each([
    ['header.json', `${banner}.de`, 'Immobilien', 'no {FOR_SALE_TOTAL} in de, no {FOR_RENT_TOTAL} in de'],
    ['pages/home.json', summary, 'Huizen', 'no {FOR_SALE_TOTAL} in nl, no {FOR_RENT_TOTAL} in nl, no {NAME} in nl'],
  ])('is refused if they differ in %s', (file, path, text, found) =>
    expect(new Folder().set(file, path, text).issues()).toMatchObject([
      { file, path, code: 'samePlaceholders', found: `"${found}"` },
    ]),
  );

  it('may have none in any, and any order', () => {
    expect(new Folder().set('header.json', banner, all('Huizen')).issues()).toEqual([]);
    const turned = '{FOR_RENT_TOTAL} / {FOR_SALE_TOTAL}';
    expect(new Folder().set('header.json', `${banner}.en`, turned).issues()).toEqual([]);
  });
});
