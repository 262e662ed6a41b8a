import { expect, it } from 'vitest';
import { z } from 'zod';
import { dataSchemas } from '@/lib/data/schemas';
import { isLocale } from '@/lib/i18n/locales';

type Json = z.core.JSONSchema._JSONSchema;

/** The fields of a schema without a description, as paths; a field that another stands in, such as a list of one kind, is described there or here. */
function undescribed(schema: Json, path: string, isDescribed: boolean): string[] {
  if (typeof schema === 'boolean') return [];
  const { description, properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  const described = isDescribed || description !== undefined;
  const fields = Object.entries(properties).filter(([name, field]) => !isKind(name, field));
  const parts = [
    ...fields.flatMap(([name, field]) =>
      undescribed(field, [path, name].filter(Boolean).join('.'), isLocale(name) && described),
    ),
    ...[...anyOf, ...oneOf].flatMap((one) => undescribed(one, path, described)),
    ...(items && !Array.isArray(items) ? undescribed(items, `${path}.*`, described) : []),
    ...(typeof additionalProperties === 'object' ? undescribed(additionalProperties, `${path}.*`, described) : []),
  ];
  const isLeaf =
    fields.length + anyOf.length + oneOf.length === 0 && !items && typeof additionalProperties !== 'object';
  return isLeaf && !described ? [path] : parts;
}

/** "$schema", and the word that says which of several kinds an object is. */
const isKind = (name: string, field: Json): boolean =>
  name === '$schema' || (typeof field === 'object' && field.const !== undefined);

it.each(Object.entries(dataSchemas))(
  'every field of %s has a description, for editors’ programs and for developers',
  (_, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Json;
    expect([...new Set(undescribed(json, '', false))]).toEqual([]);
  },
);
