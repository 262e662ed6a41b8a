import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** "properties/5816.json › price.unit", in the notation of the data check. */
const places = sourceFiles('docs/editors/*.md').flatMap(({ path: document, text }) =>
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
