import 'server-only';
import { storedWords, type Words, wordAt } from '../data/write-messages.ts';
import { argumentsOf } from '../files/check-messages.ts';
import { type Locale, type Localized, localize } from '../i18n/locales.ts';

/** The parts of the words of the site, by what their keys begin with; what is in none is in the first. */
const parts = {
  site: [],
  search: ['search', 'listings', 'chips', 'saved', 'seen', 'map', 'travel', 'around'],
  homes: [
    ...[
      'attributes',
      'attributeLabels',
      'groups',
      'choices',
      'units',
      'energy',
      'legal',
      'layout',
      'price',
      'goal',
      'card',
      'property',
    ],
    ...['history', 'buying', 'loan', 'priceContext', 'renting', 'actions', 'poster', 'project'],
  ],
  forms: ['forms', 'visits', 'shortlist'],
  clients: ['account', 'owner', 'myData', 'subscription', 'alerts'],
  mails: [],
  office: ['office'],
} as const satisfies Record<string, readonly string[]>;

export type WordPart = keyof typeof parts;
export const wordParts = Object.keys(parts) as WordPart[];

const isMail = (key: string): boolean => /\.(?:mails?|mailText)\./.test(key);

function findPart(key: string): WordPart {
  const [name = ''] = key.split('.');
  if (name !== 'office' && isMail(key)) return 'mails';
  return wordParts.find((part) => (parts[part] as readonly string[]).includes(name)) ?? 'site';
}

/** A text of the site in all languages. */
export interface SiteWord {
  /** "forms.send" */
  key: string;
  texts: Localized;
  /** The parts that the site fills in or renders: "{count}", "<link>". */
  params: readonly string[];
}

const maxWords = 40;

interface WordsQuery {
  /** In any language. */
  text: string;
  part: WordPart | null;
}

/** Reads what the address of the page asks for. */
export function readWordsQuery(query: URLSearchParams): WordsQuery {
  const part = query.get('part') as WordPart | null;
  return { text: (query.get('text') ?? '').trim(), part: part && wordParts.includes(part) ? part : null };
}

/**
 * The texts that hold what was typed, the first few of them; those of the office only where it is asked for. The ones with unsaved changes
 * of the person, by their keys, come first.
 */
export function findWords(
  { text, part }: WordsQuery,
  unsaved: ReadonlyMap<string, unknown>,
): { words: SiteWord[]; total: number } {
  const files = storedWords();
  const wanted = text.toLocaleLowerCase();
  const all = [...keysIn(files.nl)].filter((key) => (part ? findPart(key) === part : findPart(key) !== 'office'));
  const found = all.flatMap((key) => {
    const texts = readTexts(key, files);
    const isFound = wanted === '' || key === text || Object.values(texts).some((one) => containsText(one, wanted));
    return isFound ? [{ key, texts }] : [];
  });
  const isUnsaved = ({ key }: { key: string }) => Number(unsaved.has(key));
  const words = found
    .toSorted((a, b) => isUnsaved(b) - isUnsaved(a))
    .slice(0, maxWords)
    .map((word) => ({ ...word, params: listParams(word.texts.nl) }));
  return { words, total: found.length };
}

/** Upper and lower case are the same, and so are the spaces that never break. */
const containsText = (text: string, wanted: string): boolean =>
  text.replaceAll('\u00A0', ' ').toLocaleLowerCase().includes(wanted.replaceAll('\u00A0', ' ').replaceAll("'", '’'));

const readTexts = (key: string, files: Record<Locale, Words>): Localized =>
  localize((locale) => wordAt(files[locale], key) ?? '');

function* keysIn(words: Words, before = ''): Generator<string> {
  for (const [name, value] of Object.entries(words))
    if (typeof value === 'string') yield before + name;
    else yield* keysIn(value, `${before}${name}.`);
}

/** Returns the parts that a text must keep, such as "{count}"; none of a text that cannot be parsed. */
export function listParams(text: string): readonly string[] {
  const found = argumentsOf(text);
  return typeof found === 'string' ? [] : found;
}
