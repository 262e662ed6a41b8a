import { z } from 'zod';
import type { ReadData } from './data-json.ts';
import { DataError } from './issues.ts';
import { toIssues } from './zod-issues.ts';

/** The content of a file of data/, checked by its schema, read with the reader of changeData(); throws a DataError if it is invalid. */
export function readValid<Schema extends z.ZodType>(read: ReadData, file: string, schema: Schema): z.output<Schema> {
  const content = read(file);
  const parsed = z.safeParse(schema, content);
  if (!parsed.success) throw new DataError(toIssues(file, content, parsed.error, schema));
  return parsed.data;
}
