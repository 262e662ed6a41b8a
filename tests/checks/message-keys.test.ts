import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FieldName, fieldDefinition, fieldDefinitions, isHinted, isLabelled } from '@/lib/forms/field-definitions';
import { titles } from '@/lib/forms/field-rules';
import { errorKeys } from '@/lib/forms/form-state';
import { forms } from '@/lib/forms/forms';
import { browserMessages, browserParts } from '@/lib/staff/browser-messages';
import { sourceFiles } from '@/tests/support/source-files';

// The compiler refuses an unknown key (lib/i18n/app-config.ts); this finds keys that are no longer used.

/** Parts or keys that are used in files which do not name the part, and why. */
const namedElsewhere: Record<string, string> = {
  attributes: 'by the fields of a home: tests/checks/messages.test.ts checks that they match',
  groups: 'by the groups of these fields, likewise',
  choices: 'by the values of these fields, likewise',
  units: 'by the units of these fields',
  subscription: 'by the state of a subscription',
  listings: 'the translator is passed to the filters of a list and to mails',
  chips: 'the translator is passed to the filters of a list and to mails',
  alerts: 'the translator is passed to mails',
  account: 'the translator is passed to mails and to the pages of an account',
  history: 'by the changes of lib/catalogue/prices/history.ts',
  buying: 'by the lines and uses of lib/catalogue/costs',
  legal: 'by the subjects of lib/catalogue/views/attributes.ts',
  'property.pictures': 'by the groups of lib/owners/media.ts',
  'office.kinds': 'by the forms of lib/forms/forms.ts',
  'office.status': 'by the statuses of lib/db/tables/leads.ts',
  'office.agenda.states': 'by the states of lib/db/tables/visits.ts',
  'office.edit.groups': 'by the groups of lib/records/content/content-list.ts',
  'office.edit.sections': 'by the sections of lib/records/fields/home-form.ts',
  'office.mailFailures': 'by the failures of lib/leads/mail-failure.ts',
  'office.homeStates': 'by the states of lib/records/homes/homes.ts',
  'office.log.actions': 'by what is written to the log (AuditAction in lib/audit/store.ts)',
  'office.documents.errors': 'by the refusals of lib/staff/receive-upload.ts',
  'office.pictures.errors': 'by the faults of lib/media/jobs.ts',
  'office.warnings': 'by the codes of lib/catalogue/warnings/warning.ts',
  'owner.report': 'the translator is passed to the writer of the report',
};

/** The words of forms, which tests/unit/records/form-fields.test.ts holds against the fields of the schemas. */
const ofForms = /^office\.edit\.(?:fields|hints|values|units)\./;

type Messages = { [key: string]: string | Messages };
const messages: Messages = JSON.parse(readFileSync('messages/nl.json', 'utf8'));

const parts = new Set<string>(['']);
function textKeys(part: Messages, path: string[] = []): string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    const key = [...path, name].join('.');
    if (typeof value === 'string') return [key];
    parts.add(key);
    return textKeys(value, [...path, name]);
  });
}
const keys = textKeys(messages);

const inBraces = /\$\{[^}]*\}/;
/** The dot is the only special character of a regular expression in keys. */
const exactly = (text: string) => text.replaceAll('.', '\\.');

/** The names that a file may use: parts of the messages, and keys within a part; a `${value}` in a key matches any one name. */
function namesIn(text: string): { parts: string[]; isKey(key: string): boolean } {
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, literal = '']) => literal));
  const templates = [...text.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)]
    .map(([, template = '']) => template.split(inBraces))
    .filter((texts) => texts.length > 1 && /\w/.test(texts.join('')))
    .map((texts) => texts.map(exactly).join('[\\w-]+'));
  const whole = /getTranslations\(\)|AnyTranslator/.test(text) ? [''] : [];
  const fromTemplate = new RegExp(`^(?:${templates.join('|')})$`);
  return {
    parts: [...literals].filter((literal) => parts.has(literal)).concat(whole),
    isKey: (key) => literals.has(key) || fromTemplate.test(key),
  };
}

const files = sourceFiles('{app,components,lib,scripts}/**/*.{ts,tsx}').map(({ text }) => namesIn(text));
const filesOf = Map.groupBy(
  files.flatMap(({ parts, isKey }) => parts.map((part) => ({ part, isKey }))),
  ({ part }) => part,
);
const elsewhere = (key: string) => Object.keys(namedElsewhere).some((part) => `${key}.`.startsWith(`${part}.`));
/** "a.b.c" with the parts before each: "", "a" and "a.b". */
const split = (key: string) =>
  key.split('.').map((_, i, names) => ({ part: names.slice(0, i).join('.'), end: names.slice(i).join('.') }));

const isNamed = (key: string): boolean =>
  split(key).some(({ part, end }) =>
    elsewhere(key) ? files.some(({ isKey }) => isKey(end)) : filesOf.get(part)?.some(({ isKey }) => isKey(end)),
  );

it('each key of the messages is named in the code: delete it from all messages/*.json, or name its part above', () =>
  expect(keys.filter((key) => !ofForms.test(key) && !isNamed(key))).toEqual([]));

describe('the messages that the office reads in the browser', () => {
  const shipped = new Set(textKeys(browserMessages('nl')));
  const read = sourceFiles('{app,components}/**/*.{ts,tsx}')
    .flatMap(({ text }) => {
      const named = [...text.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(([, part]) => part);
      if (named.length === 0) return [];
      const { isKey } = namesIn(text);
      return keys.filter((key) => split(key).some(({ part, end }) => named.includes(part) && isKey(end)));
    })
    .filter((key) => !ofForms.test(key));

  it('are sent to it', () => expect(read.filter((key) => !shipped.has(key))).toEqual([]));

  it('are all that is sent', () => {
    const needed = new Set([...read, ...read.map((key) => key.replace(/\.[^.]+$/, ''))]);
    expect(browserParts.filter((part) => !needed.has(part))).toEqual([]);
  });
});

it('each part that is named elsewhere is there', () =>
  expect(Object.keys(namedElsewhere).filter((part) => !parts.has(part) && !keys.includes(part))).toEqual([]));

describe('the forms of visitors', () => {
  const names = Object.keys(fieldDefinitions) as FieldName[];
  /** The names of types of property are in the catalogue. */
  const optionsOf = (name: FieldName): readonly string[] => {
    const { options = [] } = fieldDefinition(name);
    return options === 'types' ? [] : options === 'titles' ? titles : options;
  };
  const sections = Object.values(forms).flatMap((form) => form.sections.map(({ name }) => name));
  const headed = sections.filter((name) => name !== 'last');

  it.each([
    ['fields', names.filter(isLabelled)],
    ['hints', names.filter(isHinted)],
    ['options', names.flatMap(optionsOf)],
    ['sections', headed],
    ['errors', errorKeys],
  ])('have one text each, and there are no others: forms.%s', (part, named) =>
    expect(Object.keys((messages.forms as Messages)[part] ?? {}).toSorted()).toEqual([...new Set(named)].toSorted()),
  );
});
