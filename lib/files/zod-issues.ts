import type { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import { readPath } from '../base/plain-object.ts';
import { fieldNamesAt } from './field-names.ts';
import { type Issue, isIssueCode, issue } from './issue-codes.ts';
import { type DataIssue, foundValue } from './issues.ts';

/** One issue per problem that zod finds in the content of a file; with the schema of a file that people write, misspelt names too. */
export const toIssues = (file: string, content: unknown, error: z.ZodError, schema?: z.ZodType): DataIssue[] =>
  error.issues.flatMap((one) => toIssue(file, content, one, schema));

function toIssue(file: string, content: unknown, one: z.core.$ZodIssue, schema: z.ZodType | undefined): DataIssue[] {
  if (one.code === 'unrecognized_keys') {
    const there = Object.keys(readPath(content, one.path) ?? {});
    const free = schema ? fieldNamesAt(schema, one.path).filter((name) => !there.includes(name)) : [];
    return one.keys.map((key) => ({
      ...issue('noField'),
      file,
      path: [...one.path, key].join('.'),
      ...foundValue(readPath(content, [...one.path, key])),
      ...withNearest(nearest(key, free)),
    }));
  }
  const there = readPath(content, one.path);
  // A rule about a part of a value names that part.
  const found = one.code === 'custom' && one.params && 'found' in one.params ? one.params.found : there;
  const wanted = codeOf(one);
  return [
    {
      ...(there === undefined && one.code.startsWith('invalid_') ? issue('missing', { wanted }) : wanted),
      file,
      path: one.path.join('.'),
      ...foundValue(found),
      ...withNearest(one.code === 'invalid_value' ? nearest(found, one.values) : undefined),
    },
  ];
}

const withNearest = (name: string | undefined): Pick<DataIssue, 'nearest'> => (name ? { nearest: name } : {});

const types: Readonly<Record<string, Issue>> = {
  string: issue('text'),
  number: issue('number'),
  int: issue('wholeNumber'),
  boolean: issue('yesNo'),
  array: issue('list'),
  object: issue('fields'),
  record: issue('fields'),
};

const formats: Readonly<Record<string, Issue>> = {
  date: issue('day'),
  time: issue('time'),
  email: issue('email'),
  url: issue('address'),
  ipv4: issue('ip'),
  ipv6: issue('ip'),
  cidrv4: issue('network'),
  cidrv6: issue('network'),
};

/** The code of a zod issue; for our own checks it is in the message (`zodIssue`). */
function codeOf(one: z.core.$ZodIssue): Issue {
  if (isIssueCode(one.message))
    return { code: one.message, values: (one.code === 'custom' && one.params?.values) || {} } as Issue;
  const other = (expected = one.message) => issue('other', { expected });
  switch (one.code) {
    case 'invalid_type':
      return types[one.expected] ?? other(one.expected);
    case 'invalid_value':
      return issue('oneOf', { values: one.values });
    case 'invalid_union':
      return unionCode(one) ?? other();
    case 'invalid_format':
      return formats[one.format] ?? other();
    case 'too_small':
      if (one.origin === 'string' && one.minimum === 1) return issue('filled');
      return limitCode(one.origin, one.inclusive === false ? 'moreThan' : 'atLeast', one.minimum);
    case 'too_big':
      return limitCode(one.origin, one.inclusive === false ? 'lessThan' : 'atMost', one.maximum);
    default:
      return other();
  }
}

const limitCode = (
  origin: string,
  comparison: 'atLeast' | 'atMost' | 'moreThan' | 'lessThan',
  limit: number | bigint,
): Issue =>
  issue(origin === 'string' ? 'characters' : origin === 'array' ? 'items' : 'limit', {
    comparison,
    limit: Number(limit),
  });

/** The expectations of all options of a union, without duplicates. */
function unionCode(one: z.core.$ZodIssueInvalidUnion): Issue | undefined {
  if ('options' in one && Array.isArray(one.options)) return issue('oneOf', { values: one.options });
  const codes = new Map(one.errors.flat().map((inner) => [JSON.stringify(codeOf(inner)), codeOf(inner)]));
  const options = [...codes.values()];
  return options.length > 1 ? issue('either', { options }) : options[0];
}
