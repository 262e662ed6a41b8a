import type { z } from 'zod';

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

/** What zod expected at a place, in words for an editor. */
export function expectation(issue: z.core.$ZodIssue): string {
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
