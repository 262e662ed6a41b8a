import { z } from 'zod';
import type { ReadData } from './data-json.ts';
import { DataError } from './issues.ts';
import { toIssues } from './zod-issues.ts';

/** A file of data/ as its schema has it, by the reader of changeData(); throws a DataError for one that somebody broke by hand. */
export function readValid<Schema extends z.ZodType>(read: ReadData, file: string, schema: Schema): z.output<Schema> {
  const content = read(file);
  const parsed = z.safeParse(schema, content);
  if (!parsed.success) throw new DataError(toIssues(file, content, parsed.error, schema));
  return parsed.data;
}
