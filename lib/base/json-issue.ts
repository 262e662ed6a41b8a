/** The reasons why a text is not JSON, in English; some name a sign or a field. */
export const jsonProblems = {
  merge: () => 'two versions that git could not join',
  comma: () => 'a comma too many',
  noComma: () => 'a comma too few',
  number: () => 'a number with more than figures and a point',
  unclosed: () => 'a text without a quotation mark at its end',
  quote: () => 'a quotation mark too many: within a text they are “ and ”',
  otherQuote: () => 'another quotation mark than "',
  bareName: () => 'a name without quotation marks',
  bareText: () => 'a text without quotation marks',
  noColon: () => 'no colon after a name',
  noValue: () => 'no value',
  noValueOfName: () => 'no value for a name',
  noEnd: (sign: string) => `no ${sign} at the end`,
  noBracket: (sign: string) => `no ${sign} before this ${sign === '}' ? ']' : '}'}`,
  bracket: (sign: string) => `a ${sign} too many`,
  backslash: () => 'a backslash that means nothing',
  tab: () => 'a tab within a text',
  more: () => 'more after the end',
  nothing: () => 'nothing',
  sign: (sign: string) => `the sign ${sign}`,
  twice: (name: string) => `${name} twice`,
} as const;
type JsonProblem = keyof typeof jsonProblems;

/** The problem of a text that is not JSON, with its position. */
export interface JsonIssue {
  problem: JsonProblem;
  /** The sign, or the name of the field. */
  detail?: string | undefined;
  /** The position in the text. */
  at: number;
}

/** A text, a number or word, or a sign, after spaces. */
const token = /[ \t\r\n]*(?:("(?:[^"\\\r\n]|\\.)*")|(-?[\w.+-]+)|([{}[\],:]))/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The token that may come next: a value, the name of a field, a colon, or a separator of values. */
type Expected = 'value' | 'name' | 'colon' | 'after';

/** Finds the first issue of a text that JSON.parse rejects, without the messages of the parser, which differ by engine. */
export function findJsonIssue(text: string): JsonIssue {
  const merge = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (merge) return { problem: 'merge', at: merge.index };
  const open: string[] = [];
  let place: Expected = 'value';
  let before = { sign: '', at: 0, end: 0 };
  for (;;) {
    token.lastIndex = before.end;
    const found = token.exec(text);
    if (!found) return unreadAt(text, before, open);
    const [whole, quoted, bare, sign = ''] = found;
    const at = before.end + whole.search(/[^ \t\r\n]/);
    const end = before.end + whole.length;
    const issueAt = (problem: JsonProblem, where = at): JsonIssue => ({ problem, at: where });
    const missing = (problem: JsonProblem): JsonIssue => issueAt(problem, before.end);
    if (sign === ',' && (before.sign === ',' || '{['.includes(before.sign || ' '))) return issueAt('comma');
    if ((sign === '}' || sign === ']') && before.sign === ',') return issueAt('comma', before.at);
    if (sign === '}' || sign === ']') {
      if (open.length === 0) return { ...issueAt('bracket'), detail: sign };
      if ((open.at(-1) === '{') !== (sign === '}')) return { ...missing('noBracket'), detail: closing(open.at(-1)) };
      if (place === 'colon' || (place === 'value' && before.sign === ':')) return missing('noValueOfName');
      open.pop();
      place = 'after';
    } else if (place === 'after') {
      if (open.length === 0) return issueAt('more');
      if (sign === ',') place = open.at(-1) === '{' ? 'name' : 'value';
      else if (bare && text[before.end - 1] === '"') return issueAt('quote', before.end - 1);
      else if (bare && isDigit(bare[0]) && isDigit(text[before.end - 1])) return issueAt('number', before.at);
      else return missing('noComma');
    } else if (place === 'colon') {
      if (sign !== ':') return missing('noColon');
      place = 'value';
    } else if (place === 'name') {
      // A decimal comma: 293,5
      if (!quoted) return issueAt(isDigit(bare?.[0]) ? 'number' : 'bareName');
      const bad = badText(quoted);
      if (bad) return issueAt(bad);
      place = 'colon';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      place = sign === '{' ? 'name' : 'value';
    } else if (sign) return missing(before.sign === ':' ? 'noValueOfName' : 'noValue');
    else {
      const bad = quoted ? badText(quoted) : badWord(bare ?? '');
      if (bad) return issueAt(bad);
      place = 'after';
    }
    before = { sign, at, end };
  }
}

/** Returns the issue of a text that ends too early, or goes on with a sign that JSON does not have. */
function unreadAt(text: string, before: { end: number }, open: readonly string[]): JsonIssue {
  const rest = text.slice(before.end);
  const at = before.end + Math.max(0, rest.search(/[^ \t\r\n]/));
  const next = rest.trimStart();
  if (next === '')
    return open.length > 0 ? { problem: 'noEnd', detail: closing(open.at(-1)), at } : { problem: 'nothing', at };
  if (next.startsWith('"')) return { problem: 'unclosed', at };
  return /^['‘’“”„«]/.test(next) ? { problem: 'otherQuote', at } : { problem: 'sign', detail: [...next][0], at };
}

const closing = (sign: string | undefined): string => (sign === '{' ? '}' : ']');

const isDigit = (sign: string | undefined): boolean => /^\d$/.test(sign ?? '');

function badText(quoted: string): JsonProblem | null {
  try {
    JSON.parse(quoted);
    return null;
  } catch {
    return quoted.includes('\\') ? 'backslash' : 'tab';
  }
}

function badWord(bare: string): JsonProblem | null {
  if (number.test(bare) || ['true', 'false', 'null'].includes(bare)) return null;
  return /^[-+.\d]/.test(bare) ? 'number' : 'bareText';
}
