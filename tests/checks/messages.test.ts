import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attributesSchema } from '@/lib/catalogue/schema/attributes';
import { loadMessages } from '@/lib/files/check-messages';
import { issuesOf, orDataError } from '@/lib/files/issues';
import { locales } from '@/lib/i18n/locales';
import { sourceFiles } from '@/tests/support/source-files';
import { textsIn, wronglySet } from '@/tests/support/typography';

it('the message files have the same keys and values in every language', () =>
  expect(issuesOf(orDataError(() => loadMessages('messages')))).toEqual([]));

it('the message compiler has the version of the formatter, which may not read the output of another', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(dependencies['icu-minify']).toBe(dependencies['next-intl']);
});

interface Labels {
  attributes: Record<string, string>;
  groups: Record<string, string>;
  choices: Record<string, Record<string, string>>;
}
const { attributes, groups, choices }: Labels = JSON.parse(readFileSync('messages/nl.json', 'utf8'));

describe('the attributes of a home', () => {
  const fields = Object.values(attributesSchema.shape).flatMap(({ shape }) => Object.entries<z.ZodType>(shape));
  const choicesOf = ([field, type]: [string, z.ZodType]) =>
    type instanceof z.ZodOptional && type.unwrap() instanceof z.ZodEnum
      ? (type.unwrap() as z.ZodEnum).options.map((value) => `${field}.${value}`)
      : [];
  const labelled = Object.entries(choices).flatMap(([field, values]) =>
    Object.keys(values).map((value) => `${field}.${value}`),
  );

  it.each([
    ['attributes', Object.keys(attributes), fields.map(([field]) => field)],
    ['groups', Object.keys(groups), Object.keys(attributesSchema.shape)],
    ['choices', labelled, fields.flatMap(choicesOf)],
  ])('have one label each, and there are no other labels: %s', (_, labels, named) =>
    expect(labels.toSorted()).toEqual(named.toSorted()),
  );
});

it.each(locales)('the messages in %s follow the typography of the language', (locale) => {
  const [messages] = sourceFiles(`messages/${locale}.json`);
  const texts = textsIn(JSON.parse(messages?.text ?? ''), locale, 'messages', true);
  expect(texts.length).toBeGreaterThan(500);
  expect(wronglySet(texts, locale)).toEqual([]);
});

describe('French sentences with variables', () => {
  /** Words that lose their vowel before another, and "au", "du", which stand before a consonant only; the sign between may be a quotation mark. */
  const elidable =
    /(?<![\p{L}’])(?:de|le|la|que|jusque|ce|ne|je|me|te|se|lorsque|puisque|quoique|au|du|beau|nouveau|vieux) (?:«\u00a0)?\{(\w+)/giu;
  /** Elided before a value, which may begin with a consonant. */
  const elided = /[\p{L}]’(?:«\u00a0)?\{(\w+)/giu;
  /** Amounts, numbers, dates and telephone numbers: no word is elided before any of them. */
  const figures = new Set(
    'amount before best count date day first from given km last least limit median min moment most off percent phone rate time to when'.split(
      ' ',
    ),
  );
  const faultsIn = (text: string) =>
    [elidable, elided].flatMap((pattern) =>
      [...text.matchAll(pattern)].filter(([, name = '']) => !figures.has(name)).map(([found]) => found),
    );
  const [french] = sourceFiles('messages/fr.json');
  const texts = textsIn(JSON.parse(french?.text ?? ''), 'fr', 'messages', true);

  it('never need an elision before a value that may begin with a vowel', () =>
    expect(texts.flatMap(([place, text]) => faultsIn(text).map((found) => `${place}: ${found}`))).toEqual([]));

  it.each([
    ['Centre de {town}', ['de {town']],
    ['tant que «\u00a0{home}\u00a0» est à vendre', ['que «\u00a0{home']],
    ['la vie d’{name}', ['d’{name']],
    ['Rapport du {day}, à {city}, par {name}', []],
    ['{count, plural, one {Note de {name}} other {Notes de {name}}}', ['de {name', 'de {name']],
  ])('are found out: %s', (text, found) => expect(faultsIn(text)).toEqual(found));
});
