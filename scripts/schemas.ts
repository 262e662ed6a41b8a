import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataSchemas } from '../lib/data/schemas.ts';
import { draftSchema, isDraftable } from '../lib/files/draft.ts';
import { writeFile } from '../lib/files/write-file.ts';

// JSON Schemas with which an editor completes and checks a data file; they are generated from the zod schemas.
const dir = path.join(import.meta.dirname, '../data/schemas');
const standardFormats = ['date', 'time', 'email', 'uri'];

/** A zod schema as the text of a JSON Schema file, which of a draft asks less; formats that only the site knows, such as "monthly", and what only forms need are left out. */
function schemaText(schema: z.ZodType): string {
  const whole = jsonOf(schema);
  if (!(schema instanceof z.ZodObject && isDraftable(schema))) return textOf(whole);
  const { $schema: _, ...published } = whole;
  const isDraft = { properties: { status: { const: 'draft' } }, required: ['status'] };
  return textOf({ ...jsonOf(draftSchema(schema)), if: isDraft, else: published });
}

const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format && !standardFormats.includes(jsonSchema.format)) delete jsonSchema.format;
      delete jsonSchema.table;
      delete jsonSchema.long;
      delete jsonSchema.tree;
      delete jsonSchema.draw;
      delete jsonSchema.upload;
      delete jsonSchema.pasted;
    },
  });

const textOf = (json: object): string => `${JSON.stringify(json, null, 2).replace(listOverLines, onOneLine)}\n`;

/** A list that fits is written on one line, as Biome formats it. */
const listOverLines = /^(.*)\[\n([^[\]{}]*)\n\s*\](,?)$/gm;
function onOneLine(whole: string, before: string, items: string, after: string): string {
  const line = `${before}[${items.trim().replace(/\n\s*/g, ' ')}]${after}`;
  return line.length > 120 ? whole : line;
}

const outdated = Object.entries(dataSchemas)
  .map(([name, schema]) => ({ file: path.join(dir, `${name}.json`), text: schemaText(schema) }))
  .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (!process.argv.includes('--check')) {
  for (const { file, text } of outdated) writeFile(file, text);
  console.log(`schemas: ${Object.keys(dataSchemas).length} ready, ${outdated.length} written`);
} else if (outdated.length > 0) {
  console.error(
    `data/schemas: ${outdated.map(({ file }) => path.basename(file)).join(', ')} differ from the zod schemas: run node scripts/schemas.ts`,
  );
  process.exitCode = 1;
} else {
  console.log(`schemas: ${Object.keys(dataSchemas).length} agree with the zod schemas`);
}
