/** What is wrong with a text that is not JSON, in words, and where. */
export interface JsonFault {
  words: string;
  /** The position in the text. */
  at: number;
}

/** A text, a number or word, or a sign, behind spaces. */
const token = /[ \t\r\n]*(?:("(?:[^"\\\r\n]|\\.)*")|(-?[\w.+-]+)|([{}[\],:]))/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What may come next: a value, the name of a field, a colon, or what is between two values. */
type Place = 'value' | 'name' | 'colon' | 'after';

/** The first fault of a text that JSON.parse refuses: it looks at the text as an editor would, and needs no words of the parser. */
export function faultOf(text: string): JsonFault {
  const merge = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (merge) return { words: 'two versions that git could not join', at: merge.index };
  const open: string[] = [];
  let place: Place = 'value';
  let before = { sign: '', at: 0, end: 0 };
  for (;;) {
    token.lastIndex = before.end;
    const found = token.exec(text);
    if (!found) return unreadAt(text, before, open);
    const [whole, quoted, bare, sign = ''] = found;
    const at = before.end + whole.search(/[^ \t\r\n]/);
    const end = before.end + whole.length;
    const fault = (words: string, where = at): JsonFault => ({ words, at: where });
    const missing = (what: string): JsonFault => fault(what, before.end);
    if (sign === ',' && (before.sign === ',' || '{['.includes(before.sign || ' '))) return fault('a comma too many');
    if ((sign === '}' || sign === ']') && before.sign === ',') return fault('a comma too many', before.at);
    if (sign === '}' || sign === ']') {
      if (open.length === 0) return fault(`a ${sign} too many`);
      if ((open.at(-1) === '{') !== (sign === '}')) return missing(`no ${closing(open.at(-1))} before this ${sign}`);
      if (place === 'colon' || (place === 'value' && before.sign === ':')) return missing('no value for a name');
      open.pop();
      place = 'after';
    } else if (place === 'after') {
      if (open.length === 0) return fault('more after the end');
      if (sign === ',') place = open.at(-1) === '{' ? 'name' : 'value';
      else if (bare && text[before.end - 1] === '"')
        return fault('a quotation mark too many: within a text they are “ and ”', before.end - 1);
      else if (bare && isDigit(bare[0]) && isDigit(text[before.end - 1])) return fault(otherNumber, before.at);
      else return missing('a comma too few');
    } else if (place === 'colon') {
      if (sign !== ':') return missing('no colon after a name');
      place = 'value';
    } else if (place === 'name') {
      // A decimal comma: 293,5
      if (!quoted) return fault(isDigit(bare?.[0]) ? otherNumber : 'a name without quotation marks');
      const bad = badText(quoted);
      if (bad) return fault(bad);
      place = 'colon';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      place = sign === '{' ? 'name' : 'value';
    } else if (sign) return missing(before.sign === ':' ? 'no value for a name' : 'no value');
    else {
      const bad = quoted ? badText(quoted) : badWord(bare ?? '');
      if (bad) return fault(bad);
      place = 'after';
    }
    before = { sign, at, end };
  }
}

/** The text ends here, or goes on with a sign that JSON does not have. */
function unreadAt(text: string, before: { end: number }, open: readonly string[]): JsonFault {
  const rest = text.slice(before.end);
  const at = before.end + Math.max(0, rest.search(/[^ \t\r\n]/));
  const next = rest.trimStart();
  if (next === '') return { words: open.length > 0 ? `no ${closing(open.at(-1))} at the end` : 'nothing', at };
  if (next.startsWith('"')) return { words: 'a text without a quotation mark at its end', at };
  return { words: /^['‘’“”„«]/.test(next) ? 'another quotation mark than "' : `the sign ${[...next][0]}`, at };
}

const closing = (sign: string | undefined): string => (sign === '{' ? '}' : ']');

const otherNumber = 'a number with more than figures and a point';

const isDigit = (sign: string | undefined): boolean => /^\d$/.test(sign ?? '');

function badText(quoted: string): string | null {
  try {
    JSON.parse(quoted);
    return null;
  } catch {
    return quoted.includes('\\') ? 'a backslash that means nothing' : 'a tab within a text';
  }
}

function badWord(bare: string): string | null {
  if (number.test(bare) || ['true', 'false', 'null'].includes(bare)) return null;
  return /^[-+.\d]/.test(bare) ? otherNumber : 'a text without quotation marks';
}
