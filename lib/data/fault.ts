import type { z } from 'zod';
import { expectation } from './expectation.ts';

/** What is wrong with a data file, so that an editor can find and mend it. */
export interface Fault {
  file: string;
  /** Path in the file, such as "attributes.surfaces.living"; empty for the file itself. */
  path: string;
  expected: string;
  found: string;
}

export class DataError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(
      `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the data\n${faults.map(faultText).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** What a reading gives, or the DataError that it throws. */
export function orFaults<T>(read: () => T): T | DataError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

/** What is wrong with what was read; nothing where it is sound. */
export const faultsOf = (read: unknown): readonly Fault[] => (read instanceof DataError ? read.faults : []);

export const faultText = ({ file, path, expected, found }: Fault): string =>
  `  ${file}${path && ` › ${path}`}: expected ${expected}, found ${found}`;

/** One fault for each thing that zod finds wrong with a file's content. */
export const toFaults = (file: string, content: unknown, error: z.ZodError): Fault[] =>
  error.issues.flatMap((issue) => toFault(file, content, issue));

function toFault(file: string, content: unknown, issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      path: [...issue.path, key].join('.'),
      expected: 'no such field',
      found: show(valueAt(content, [...issue.path, key])),
    }));
  }
  // A rule that is about a part of a value says which.
  const found = issue.code === 'custom' && issue.params ? issue.params.found : valueAt(content, issue.path);
  return [{ file, path: issue.path.join('.'), expected: expectation(issue), found: show(found) }];
}

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );

/** A value as an editor would recognise it, cut to one short line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
