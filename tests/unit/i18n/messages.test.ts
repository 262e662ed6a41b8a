import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import format, { type CompiledMessage } from 'icu-minify/format';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { loadMessages } from '@/lib/files/check-messages';
import { issuesOf, orDataError, reportedIssue } from '@/lib/files/issues';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { activateMessages, messagesIn } from '@/lib/i18n/messages';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'heem-messages-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  // Other files of this worker share the module: they read their own messages again.
  processState.messages = undefined;
  rmSync(dir, { recursive: true });
});

const sound = { list: { count: '{count, plural, one {# pand} other {# panden}}', more: 'Meer over <b>{city}</b>' } };

/** The issues of four files that say the same, but for the text of one language. */
const actual = (locale: Locale, text: string) => {
  for (const each of locales)
    writeFileSync(path.join(dir, `${each}.json`), each === locale ? text : JSON.stringify(sound));
  return issuesOf(orDataError(() => loadMessages(dir))).map(reportedIssue);
};
const issueOf = (list: Partial<Record<string, string>>) => actual('fr', JSON.stringify({ list }));

it('finds no issue in equal files', () => expect(actual('nl', JSON.stringify(sound))).toEqual([]));

it.each([
  ['is missing', { count: sound.list.count }, 'list.more', /a text, as messages\/nl.json has one/],
  ['is left over', { ...sound.list, old: 'Ancien' }, 'list.old', /no such text/],
  ['is a number', { ...sound.list, more: 3 as never }, 'list.more', /^a text$/],
  ['is empty', { ...sound.list, more: ' ' }, 'list.more', /^a text$/],
  ['has a straight apostrophe', { ...sound.list, more: "L'offre de <b>{city}</b>" }, 'list.more', /the apostrophe ’/],
  ['quotes an argument', { ...sound.list, more: "Alle in '{city}' <b>{city}</b>" }, 'list.more', /the apostrophe ’/],
  ['has no ICU syntax', { ...sound.list, count: '{count, plural, one {#}' }, 'list.count', /ICU syntax/],
  ['asks for another argument', { ...sound.list, more: '<b>{place}</b>' }, 'list.more', /the arguments <b> \{city\}/],
  ['lacks a tag', { ...sound.list, more: '{city}' }, 'list.more', /the arguments <b> \{city\}/],
])('tells a text that %s', (_, list, key, expected) =>
  expect(issueOf(list)).toMatchObject([
    { file: 'messages/fr.json', path: key, expected: expect.stringMatching(expected), found: expect.any(String) },
  ]),
);

it('reports a file that cannot be read, in the first language too', () => {
  expect(actual('de', '{')).toMatchObject([{ file: 'messages/de.json', code: 'unreadable' }]);
  expect(actual('en', 'null')).toMatchObject([{ file: 'messages/en.json', code: 'fields', found: 'null' }]);
  expect(actual('nl', '{')).toMatchObject([{ file: 'messages/nl.json', code: 'unreadable' }]);
});

it('are compiled in Next, for its formatter without a parser: plurals, numbers and tags come out', () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  activateMessages(localize(() => sound));
  const { count, more } = messagesIn('nl').list as unknown as Record<keyof typeof sound.list, CompiledMessage>;
  const formatters = {
    getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
    getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
    getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  };
  expect(format(count, 'nl', { count: 1 }, { formatters })).toBe('1 pand');
  expect(format(count, 'nl', { count: 1200 }, { formatters })).toBe('1.200 panden');
  const b = (chunks: string[]) => chunks.join('').toUpperCase();
  expect(format(more, 'nl', { city: 'Hasselt', b }, { formatters })).toBe('Meer over HASSELT');
});
