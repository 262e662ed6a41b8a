import type { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import { fieldNamesAt } from './field-names.ts';

/** A problem in a data file, described so that an editor can find and correct it. */
export interface DataIssue {
  file: string;
  /** Path in the file, such as "attributes.surfaces.living"; empty for the file itself. */
  path: string;
  expected: string;
  found: string;
  /** The other file that it depends on: the one that lacks what is named here, or has what only one may have. */
  source?: string | undefined;
  /** What was probably meant. */
  nearest?: string | undefined;
}

export class DataError extends Error {
  readonly issues: readonly DataIssue[];

  constructor(issues: readonly DataIssue[]) {
    super([countText(issues), ...causesOf(issues).map(({ text }) => text), ...issues.map(issueText)].join('\n'));
    this.issues = issues;
  }
}

/** The same for a log: causes stand for their consequences. */
export function issuesForLog(issues: readonly DataIssue[]): string {
  const causes = causesOf(issues);
  const said = new Set(causes.flatMap(({ consequences }) => consequences));
  const others = issues.filter((issue) => !said.has(issue));
  return [countText(issues), ...causes.map(({ text }) => text), ...others.map(issueText)].join('\n');
}

const countText = ({ length }: readonly DataIssue[]): string =>
  `${length} ${length === 1 ? 'issue' : 'issues'} in the data`;

/** From so many files on that name the same missing thing of a list, the list is at fault and not they. */
export const manyFiles = 3;

interface Cause {
  source: string;
  text: string;
  consequences: DataIssue[];
}

/** What lists lack that many files name. */
export function causesOf(issues: readonly DataIssue[]): Cause[] {
  const named = issues.filter(({ source }) => source && /^[\w-]+\.json$/.test(source));
  return [...Map.groupBy(named, ({ source, found }) => `${source}: found no ${found}`)].flatMap(
    ([lack, consequences]) => {
      const files = new Set(consequences.map(({ file }) => file)).size;
      const source = consequences[0]?.source ?? '';
      return files < manyFiles ? [] : { source, text: `  ${lack}, which ${files} files name`, consequences };
    },
  );
}

/** The result of a function, or the DataError that it throws. */
export function orDataError<T>(read: () => T): T | DataError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

/** The issues of such a result; empty if it is valid. */
export const issuesOf = (read: unknown): readonly DataIssue[] => (read instanceof DataError ? read.issues : []);

export const issueText = ({ file, path, expected, found, nearest }: DataIssue): string =>
  `  ${file}${path && ` › ${path}`}: expected ${expected}, found ${found}${nearest ? `; did you mean ${nearest}?` : ''}`;

/** One issue per problem that zod finds in the content of a file; with the schema of a file that people write, misspelt names too. */
export const toIssues = (file: string, content: unknown, error: z.ZodError, schema?: z.ZodType): DataIssue[] =>
  error.issues.flatMap((issue) => toIssue(file, content, issue, schema));

function toIssue(file: string, content: unknown, issue: z.core.$ZodIssue, schema: z.ZodType | undefined): DataIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const there = Object.keys(valueAt(content, issue.path) ?? {});
    const free = schema ? fieldNamesAt(schema, issue.path).filter((name) => !there.includes(name)) : [];
    return issue.keys.map((key) => ({
      file,
      path: [...issue.path, key].join('.'),
      expected: 'no such field',
      found: displayValue(valueAt(content, [...issue.path, key])),
      ...withNearest(nearest(key, free)),
    }));
  }
  // A rule about a part of a value names that part.
  const found = issue.code === 'custom' && issue.params ? issue.params.found : valueAt(content, issue.path);
  const near = issue.code === 'invalid_value' ? nearest(found, issue.values) : undefined;
  return [
    {
      file,
      path: issue.path.join('.'),
      expected: expectation(issue),
      found: displayValue(found),
      ...withNearest(near),
    },
  ];
}

const withNearest = (name: string | undefined): Pick<DataIssue, 'nearest'> => (name ? { nearest: name } : {});

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );

/** A value as JSON, cut to one short line. */
export function displayValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text between quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false without quotation marks',
  array: 'a list between [ and ]',
  object: 'fields between { and }',
  record: 'fields between { and }',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-11-22',
  time: 'a time such as 09:00',
  email: 'an e-mail address',
  url: 'a full address, https://…',
  ipv4: 'an IP address',
  ipv6: 'an IP address',
  cidrv4: 'a network such as 192.0.2.0/24',
  cidrv6: 'a network such as 192.0.2.0/24',
};

/** What zod expected, in words for an editor. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      if ('options' in issue && issue.options) return oneOf(issue.options);
      return [...new Set(issue.errors.flat().map(expectation))].join(' or ') || issue.message;
    case 'invalid_format':
      return formats[issue.format] ?? issue.message;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'a text';
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return issue.message;
  }
}

const oneOf = (values: readonly z.core.util.Primitive[]): string =>
  values.map((value) => JSON.stringify(value)).join(' or ');

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' in the list' : '';
