/** The reasons of an undelivered mail that an answer of the mail server can state: the keys of `office.mailFailures`. */
export type MailFailure = 'address' | 'full' | 'tooLarge' | 'refused' | 'unreachable' | 'other';

// Enhanced status codes, RFC 3463: subject and detail. The class before them (4 for now, 5 for good) does not matter here.
const enhanced: readonly [pattern: RegExp, failure: MailFailure][] = [
  [/\b[45]\.1\.(?:[0-3]|10)\b/, 'address'],
  [/\b[45]\.2\.1\b/, 'address'],
  [/\b[45]\.2\.2\b/, 'full'],
  [/\b[45]\.(?:2\.3|3\.4)\b/, 'tooLarge'],
  [/\b[45]\.7\.\d+\b/, 'refused'],
];

// Reply codes, RFC 5321, section 4.2.3, for servers that send no enhanced code.
const replies: readonly [pattern: RegExp, failure: MailFailure][] = [
  [/\b55[013]\b/, 'address'],
  [/\b(?:452|552)\b/, 'full'],
  [/\b554\b/, 'refused'],
];

const connection = /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EDNS|timeout|greeting|closed unexpectedly/i;

/** Reads the text that the mail server or the connection gave, such as "550 5.1.1 a@b.example: no such address". */
export function mailFailure(error: string): MailFailure {
  const known = [...enhanced, ...replies].find(([pattern]) => pattern.test(error));
  if (known) return known[1];
  return connection.test(error) ? 'unreachable' : 'other';
}
