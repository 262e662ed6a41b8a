import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attributesSchema } from '@/lib/catalogue/schema/attributes';
import { defaultLocale, type Locale, locales, localize } from '@/lib/i18n/locales';

type Messages = { [key: string]: string | Messages };

/** "energy.renovation" → its text, for every text of a message file. */
const flat = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

/** The arguments of a message with their kind, those within plurals and tags included; throws where the syntax is wrong. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [`{${element.value}}`, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
      default:
        return [`{${element.value}}`];
    }
  });
const argumentSet = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

const messages = localize(
  (locale: Locale) => new Map(flat(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))),
);
const reference = messages[defaultLocale];

describe.each(locales)('messages/%s.json', (locale) => {
  it(`has the keys of messages/${defaultLocale}.json`, () =>
    expect([...messages[locale].keys()].sort()).toEqual([...reference.keys()].sort()));

  it('has no empty text', () => expect([...messages[locale]].filter(([, text]) => text.trim() === '')).toEqual([]));

  it('asks for the same arguments', () => {
    const found = Object.fromEntries([...messages[locale]].map(([key, text]) => [key, argumentSet(text)]));
    expect(found).toEqual(Object.fromEntries([...reference].map(([key, text]) => [key, argumentSet(text)])));
  });

  it('writes apostrophes as ’, for a straight one is syntax', () =>
    expect([...messages[locale]].filter(([, text]) => text.includes("'"))).toEqual([]));
});

describe('the attributes of a home', () => {
  const fields = Object.entries(attributesSchema.shape).flatMap(([group, { shape }]) =>
    Object.entries<z.ZodType>(shape).map(([field, type]) => ({ group, field, type })),
  );
  const choices = fields.flatMap(({ field, type }) =>
    type instanceof z.ZodOptional && type.unwrap() instanceof z.ZodEnum
      ? (type.unwrap() as z.ZodEnum).options.map((value) => `choices.${field}.${value}`)
      : [],
  );

  it.each([
    ['attributes', fields.map(({ field }) => `attributes.${field}`)],
    ['groups', [...new Set(fields.map(({ group }) => `groups.${group}`))]],
    ['choices', choices],
  ])('have a label each, and no label is left over: %s', (namespace, keys) =>
    expect([...reference.keys()].filter((key) => key.startsWith(`${namespace}.`)).sort()).toEqual(keys.sort()),
  );
});
