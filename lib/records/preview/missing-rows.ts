import type { DataTable } from '../../catalogue/schema/fields.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { issue } from '../../files/issue-codes.ts';
import type { DataIssue } from '../../files/issues.ts';
import { checkReferences, DataReader, inTable, type Reference } from '../../files/reader.ts';
import type { JsonSchema } from '../fields/json-schema.ts';

type Rows = ReadonlyMap<unknown, unknown>;
type Table = readonly [source: string, field: string, rows: (data: Snapshot) => Rows];

/** The tables whose rows a page needs; a page works without the other references of a record. */
const tables: Partial<Record<DataTable, Table>> = {
  cities: ['cities.json', 'id', ({ catalogue }) => catalogue.cities],
  'property-types': ['property-types.json', 'webId', ({ catalogue }) => catalogue.types],
  'price-units': ['price-units.json', 'id', ({ catalogue }) => catalogue.priceUnits],
  marquees: ['marquees.json', 'id', ({ catalogue }) => catalogue.marquees],
  pictures: ['pictures.json', 'id', ({ catalogue }) => catalogue.pictures],
  team: ['team.json', 'id', ({ content }) => content.team],
  categories: ['categories.json', 'id', ({ content }) => content.categories],
};

/** The issues of a record that refers to missing rows of tables; the schema marks its references. */
export function listMissingRows(file: string, record: unknown, schema: JsonSchema, data: Snapshot): DataIssue[] {
  const reader = new DataReader('');
  checkReferences(reader, file, [...namedIn(record, schema, [], data)]);
  return reader.issues;
}

function* namedIn(
  value: unknown,
  { table, ...schema }: JsonSchema,
  place: readonly (string | number)[],
  data: Snapshot,
): Generator<Reference> {
  if (value === undefined || value === null) return;
  const path = place.join('.');
  if (table === 'projects') yield namedProject(path, value, data);
  else if (table) {
    const [source, field, rows] = tables[table] ?? [];
    if (source && field && rows) yield inTable(path, value, source, field, rows(data));
  } else if (Array.isArray(value))
    for (const [i, item] of value.entries())
      yield* namedIn(item, (schema.items ?? {}) as JsonSchema, [...place, i], data);
  else if (typeof value === 'object') {
    const properties = schemaProperties(value, schema);
    for (const [name, part] of Object.entries(value))
      yield* namedIn(part, properties[name] ?? {}, [...place, name], data);
  }
}

const namedProject = (path: string, key: unknown, { catalogue }: Snapshot): Reference => ({
  path,
  key,
  source: `projects/${key}.json`,
  issue: issue('record', { folder: 'projects' }),
  exists: catalogue.projects.has(Number(key)),
});

/** The fields of an object; for a union, those of its variant. */
function schemaProperties(value: object, { properties, oneOf, anyOf }: JsonSchema): Record<string, JsonSchema> {
  const kinds = (oneOf ?? anyOf) as JsonSchema[] | undefined;
  const own = kinds?.find(({ properties: fields = {} }) =>
    Object.entries(fields as Record<string, JsonSchema>).every(
      ([name, { const: only }]) => only === undefined || (value as Record<string, unknown>)[name] === only,
    ),
  );
  return (own?.properties ?? properties ?? {}) as Record<string, JsonSchema>;
}
