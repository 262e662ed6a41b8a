import type { AttributeKey } from '../catalogue/attributes.ts';
import { attributesSchema } from '../catalogue/schema/attributes.ts';
import type { DataIssue } from '../files/issues.ts';
import { labelled } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type MessageKey, type Translator, translatorIn } from '../i18n/translator.ts';
import { homeOfFile } from '../staff/data-rights.ts';

// The checks of the data speak English, to developers and in logs. Here their sentences are recognised by kind, so that the office says them
// in the reader's language; what no pattern fits is shown as it is.

export type FaultKind = MessageKey<'office.faults.kinds'>;
export type FoundKind = MessageKey<'office.faults.found'>;

/** A kind, with what its sentence names. */
export interface Said<Kind> {
  kind: Kind;
  values: Record<string, string>;
}

type Pattern<Kind> = readonly [kind: Kind, pattern: RegExp];

/** What was expected; the first that fits counts. A group that a sentence names is filled in. */
const expected: readonly Pattern<FaultKind>[] = [
  ['law', /^what the law wants in this advert \((?<rule>.+)\)$/],
  ['noField', /^no such (?:field|text)\b/],
  ['priceLow', /^at least 1000 €/],
  ['total', /^at most the total surface, (?<total>\d+) m²$/],
  ['offPlan', /^nothing before the home is finished\b/],
  ['landShare', /^a part of the price of a home whose vat is mixed$/],
  ['pictureSize', /^a picture of at most (?<most>\d+) MB$/],
  ['characters', /^(?<how>at least|at most|more than|less than) (?<number>[\d.]+) characters$/],
  ['listLength', /^(?<how>at least|at most|more than|less than) (?<number>[\d.]+) in the list$/],
  ['limit', /^(?<how>at least|at most|more than|less than) (?<number>-?[\d.]+)$/],
  ['rentShown', /^true, for a rent must be published$/],
  ['hiddenPrice', /^a text without the price\b/],
  ['sameMarquee', /^the marquee of the home, (?<value>.+)$/],
  ['samePrice', /^the price of the home, (?<value>.+)$/],
  ['dayFrom', /^a (?:day|year) not before [\w ]+, (?<day>\S+)$/],
  ['dayOrder', /^a day that is not before from$/],
  ['openingHours', /^the opening hours\b/],
  ['hourOrder', /^an hour after opens$/],
  ['hourTwice', /^an hour in no other line of the same day$/],
  ['unique', /\bthat no other\b|\bof its own\b|^each \w+ once$|\bthis list has once$|^one form on a page$/],
  ['video', /^a file of videos\/ or an https address\b/],
  ['tour', /^an https address of a maker of tours\b/],
  ['fileName', /^the (?:number|name) that names the file, (?<name>.+)$/],
  ['file', /^the name of a (?:file in \S+|PDF)$|^a picture file$/],
  ['published', /^the number of a \w+ that is published\b/],
  ['published', /^published, as lists\.json names it\b/],
  ['city', /^a city of\b/],
  ['category', /^a category that is not below\b/],
  ['known', /^(?:an?|the) (?:\w+|id of (?:a file|an entry|\w+)) (?:of|in) (?<source>\S+(?:\.json|\/)).*$/],
  ['known', /^a key of (?<source>sources)$/],
  ['phase', /^a number of phases$/],
  ['mainType', /^a list that holds the main type\b/],
  ['oneOf', /^one of (?<values>.+)$/],
  ['oneOf', /^(?<values>(?:"[^"]*"|-?\d+|true|false|null)(?: or (?:"[^"]*"|-?\d+|true|false|null))*)$/],
  ['empty', /^nothing, for\b|^no path, for\b/],
  ['wholeNumber', /^a whole number$/],
  ['number', /^(?:a number without quotation marks|an amount in euros)$/],
  ['yesNo', /^true or false without quotation marks$/],
  ['list', /^a list between \[ and \]$/],
  ['fields', /^fields between \{ and \}$/],
  ['day', /^a day such as\b/],
  ['time', /^a time such as\b/],
  ['email', /^an e-mail address$/],
  ['phone', /^a telephone number such as\b/],
  ['zip', /^four figures between quotation marks$/],
  ['key', /^small letters, figures and hyphens\b/],
  ['energyLabel', /^a letter from A to I\b/],
  ['address', /^a (?:full address|path such as)\b|^the original path of a page\b/],
  ['addressName', /^a name with letters or figures\b/],
  ['readablePicture', /^a JPEG or PNG picture that can be read$/],
  ['picture', /^(?:a picture, for|at least one picture)\b/],
  ['colour', /^a colour, for\b/],
  ['markdown', /^Markdown without HTML\b/],
  ['braces', /\bin braces\b|\bwithout braces\b/],
  ['apostrophe', /^the apostrophe ’$/],
  ['homesOrGoal', /^either homes or a goal$/],
  ['pageOrLink', /^either a path\b/],
  ['language', /^a language in use$/],
  ['homePage', /^the content of the home page$/],
  ['json', /^a readable JSON file$/],
  ['folder', /^a folder (?:of JSON files|that can be read)$/],
  ['jsonName', /^a name that ends in \.json$/],
  ['sound', /^a file without a fault$/],
  ['town', /^a town of Belgium or Luxembourg$/],
  ['completed', /^a draft that an editor has completed$/],
  ['sourceId', /^an id$/],
  ['inSource', /^a home that is in the source$/],
  ['type', /^a type that is known here$/],
  ['goal', /^sale or rent$/],
  ['asRead', /^the file as it was when the import started$/],
  ['text', /^a text(?: between quotation marks|, as .+)?$/],
];

/** A sentence with its place in the file. */
const at = (words: RegExp): RegExp => new RegExp(`^${words.source} \\(line (?<line>\\d+) column (?<column>\\d+)\\)$`);

/** What was found instead: what is no value of the file itself. */
const found: readonly Pattern<FoundKind>[] = [
  ['nothing', /^nothing$/],
  ['another', /^another one, or none$/],
  ['noFile', /^no such file$/],
  ['damaged', /^"a damaged file\b/],
  ['otherKind', /^"another kind of file\b/],
  ['encoding', /^another encoding than UTF-8$/],
  ['rights', /^no right to read it$/],
  ['disk', /^a disk that does not answer \((?<code>\w+)\)$/],
  ['aFolder', /^a folder$/],
  ['damaged', /^a damaged file\b/],
  ['otherFile', /^another kind of file\b/],
  // Of lib/base/json-fault.ts, with its place.
  ['twice', at(/(?<name>.+) twice/)],
  ['comma', at(/a comma too many/)],
  ['noComma', at(/a comma too few/)],
  ['number', at(/a number with more than figures and a point/)],
  ['quoteEnd', at(/a text without a quotation mark at its end/)],
  ['quoteInside', at(/a quotation mark too many:.*/)],
  ['otherQuote', at(/another quotation mark than "/)],
  ['bare', at(/a (?:name|text) without quotation marks/)],
  ['colon', at(/no colon after a name/)],
  ['noValue', at(/no value(?: for a name)?/)],
  ['noBracket', at(/no (?<sign>[}\]]) (?:at the end|before this [}\]])/)],
  ['bracket', at(/a (?<sign>[}\]]) too many/)],
  ['backslash', at(/a backslash that means nothing/)],
  ['tab', at(/a tab within a text/)],
  ['merge', at(/two versions that git could not join/)],
  ['more', at(/more after the end/)],
  ['nothing', at(/nothing/)],
  ['sign', at(/the sign (?<sign>.+)/)],
];

const said = <Kind>(patterns: readonly Pattern<Kind>[], text: string): Said<Kind> | null => {
  for (const [kind, pattern] of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups || pattern.test(text)) return { kind, values: valuesOf(groups ?? {}) };
  }
  return null;
};

const valuesOf = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value = '']) => [
      name,
      // "at least" chooses among the words of a message; a list of values has no words in it.
      name === 'how' ? value.replace(/ (\w)/, (_, letter) => letter.toUpperCase()) : value.replaceAll(' or ', ' / '),
    ]),
  );

/** The kind of what was expected; null for a sentence that is not known here. */
export const saidExpected = (text: string): Said<FaultKind> | null => said(expected, text);

/** The kind of what was found; null where it is a value of the file. */
export const saidFound = (text: string): Said<FoundKind> | null => said(found, text);

/** A sentence, or the original where there is none. */
export interface FaultWords {
  text: string;
  isOriginal: boolean;
}

/** What a fault expects and found, in a language; what is found is left out where the sentence needs no more. */
export async function faultWords(
  issue: Pick<DataIssue, 'expected' | 'found'>,
  locale: Locale,
): Promise<{ expected: FaultWords; found: FaultWords | null }> {
  const [kinds, foundKinds] = [
    await translatorIn(locale, 'office.faults.kinds'),
    await translatorIn(locale, 'office.faults.found'),
  ];
  const [wanted, got] = [saidExpected(issue.expected), saidFound(issue.found)];
  return {
    expected: wanted
      ? { text: kinds(wanted.kind, wanted.values), isOriginal: false }
      : { text: issue.expected, isOriginal: true },
    found:
      wanted?.kind === 'law'
        ? null
        : got
          ? { text: withPlace(foundKinds(got.kind, got.values), got.values, foundKinds), isOriginal: false }
          : { text: issue.found, isOriginal: true },
  };
}

const withPlace = (
  text: string,
  { line, column }: Record<string, string>,
  t: Translator<'office.faults.found'>,
): string => (line && column ? `${text} ${t('place', { line, column })}` : text);

/** A fault in one line: "price.amount. Expected: a number, without quotation marks. Found: "veel"."; of a file it is said before. */
export async function faultLine(issue: DataIssue, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.faults');
  const { expected, found } = await faultWords(issue, locale);
  const field = (await fieldName(issue.path, locale)) ?? issue.path;
  return [
    `${field || t('wholeFile')}.`,
    `${labelled(t('expected'), locale)} ${expected.text}.`,
    ...(found ? [`${labelled(t('was'), locale)} ${found.text}.`] : []),
    ...(issue.nearest ? [t('nearest', { value: issue.nearest })] : []),
  ].join(' ');
}

/** The name of a field of a home as the site shows it; null for another, whose path in the file is all there is. */
export async function fieldName(path: string, locale: Locale): Promise<string | null> {
  const name = /^attributes\.\w+\.(\w+)$/.exec(path)?.[1];
  const key = attributeNames.find((one) => one === name);
  return key ? (await translatorIn(locale, 'attributes'))(key) : null;
}

const attributeNames = Object.values(attributesSchema.shape).flatMap(
  (group) => Object.keys(group.shape) as AttributeKey[],
);

/** The numbers of the homes of which an earlier version is shown, because their file has a fault. */
export const heldHomes = (held: ReadonlyMap<string, unknown>): ReadonlySet<number> =>
  new Set([...held.keys()].flatMap((file) => homeOfFile(file) ?? []));
