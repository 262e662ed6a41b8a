import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attributesSchema } from '@/lib/catalogue/schema/attributes';
import { loadMessages } from '@/lib/files/check-messages';
import { issuesOf, orDataError } from '@/lib/files/issues';
import { locales } from '@/lib/i18n/locales';
import { sourceFiles } from '../support/source-files';
import { textsIn, wronglySet } from '../support/typography';

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
