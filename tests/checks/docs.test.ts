import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

const documents = sourceFiles('*.md', 'docs/**/*.md');
const roots = '.ci app components data deploy docs lib messages public scripts tests tools'.split(' ');

/** Paths of the repository that a document has in backticks, in commands too: "lib/base/slug.ts", "messages/{nl,fr}.json", "next.config.ts". */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(' '))
    .map((code) => code.replace(/^\.\//, '').replace(/:\d+$/, ''))
    .filter((code) => /^[\w.@[\]{},*<>…()/-]+$/.test(code))
    .filter((code) =>
      roots.includes(code.split('/')[0] ?? '') ? code.includes('/') : /^[\w.-]+\.(?:ts|mjs|json|md|conf)$/.test(code),
    )
    .flatMap(alternatives);

/** "messages/{nl,fr}.json" as "messages/nl.json" and "messages/fr.json". */
const alternatives = (name: string): string[] => {
  const [whole, choices = ''] = /\{([^{}]+,[^{}]*)\}/.exec(name) ?? [];
  return whole ? choices.split(',').flatMap((choice) => alternatives(name.replace(whole, choice))) : [name];
};

/** `{id}`, `<form>` and `…` match any name; the brackets of Next's folders are literal. */
const pattern = (name: string): string =>
  name.replace(/\{[^{},]*\}|<[^<>]*>|…/g, '*').replace(/[[\]]/g, (bracket) => `[${bracket}]`);

const named = documents.flatMap(({ path: document, text }) => pathsIn(text).map((name) => [document, name] as const));

it('documents name files of the repository', () => expect(named.length).toBeGreaterThan(10));

it.each(named)('%s: %s exists', (_, name) => {
  // An editor may delete a page or home that a document names; tests/data still has it.
  const anywhere = name.includes('/')
    ? `{,tests/}${pattern(name)}`
    : `{,{app,data,deploy,docs,lib,messages,scripts,tests,tools}/**/}${name}`;
  expect(existsSync(name) || globSync(anywhere).length > 0).toBe(true);
});

const linked = documents.flatMap(({ path: document, text }) =>
  [...text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:|\/|#)([^)"#\s]+)/g)].map(
    ([, link = '']) => [document, link] as const,
  ),
);

it.each(linked)('%s: the link target %s exists', (document, link) =>
  expect(existsSync(path.join(path.dirname(document), link))).toBe(true),
);

it('each picture of the documents is used in one', () => {
  const shown = new Set(linked.map(([document, link]) => path.join(path.dirname(document), link)));
  expect(globSync('docs/pictures/**/*.webp').filter((picture) => !shown.has(picture))).toEqual([]);
});

const maxDecisionLines = 30;

it('a decision record fits on a page, and its list names it', () => {
  const records = documents.filter(({ path: document }) => /^docs\/decisions\/(?!README)/.test(document));
  const listed = new Set(
    linked.filter(([document]) => document === 'docs/decisions/README.md').map(([, name]) => name),
  );
  expect(records.length).toBeGreaterThan(50);
  expect(records.filter(({ text }) => text.trimEnd().split('\n').length > maxDecisionLines)).toEqual([]);
  expect(records.filter(({ path: document }) => !listed.has(path.basename(document)))).toEqual([]);
});

it('documents name no issue by its number', () =>
  expect(documents.filter(({ text }) => /\bissue #?\d/.test(text)).map(({ path: document }) => document)).toEqual([]));

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** "properties/5816.json › price.unit", in the notation of the data check. */
const places = sourceFiles('docs/edit-data-files.md').flatMap(({ path: document, text }) =>
  [...text.matchAll(/([\w/-]+\.json) › ([\w-]+(?:\.[\w-]+)*)/g)].map(
    ([place, file = '', field = '']) => [document, place, file, field.split('.')] as const,
  ),
);

it.each(places)('%s: there is a field %s', (_, __, file, field) => {
  const data = path.join('tests/data', file);
  expect(existsSync(data)).toBe(true);
  const schema = path.join(path.dirname(data), read<{ $schema: string }>(data).$schema);
  expect(hasField(read<Schema>(schema), field)).toBe(true);
});

/** Whether the schema has the field; list items are addressed by number, all together or, in a table, by id. */
function hasField(schema: Schema, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return kinds.some((kind) => hasField(kind, [key, ...rest]));
  if (schema.items) return hasField(schema.items, /^\d+$/.test(key) ? rest : [key, ...rest]);
  const { additionalProperties: others } = schema;
  const table = schema.properties?.items?.items;
  const next = schema.properties?.[key] ?? table ?? (typeof others === 'object' ? others : undefined);
  return next !== undefined && hasField(next, rest);
}
