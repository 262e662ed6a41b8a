import { readFileSync } from 'node:fs';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The content of a JSON file in UTF-8, with or without a byte order mark; throws an Error that says why it cannot be read. */
export const readJson = (file: string): unknown => parseJson(read(file));

/** Parses JSON; throws an Error with the problem and its line. A duplicate name in an object is an error: JSON.parse silently keeps the last. */
export function parseJson(text: string): unknown {
  const content = parse(text);
  const duplicate = duplicateNameIn(text);
  if (duplicate) throw new Error(`${duplicate.name} twice (${placeOf(text, duplicate.at)})`);
  return content;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/ at position (\d+)/.exec(message)?.[1] ?? unexpectedAt(text));
    throw new Error(`${messageWithoutPlace(message)} (${placeOf(text, at)})`);
  }
}

/** Strings, names together with their colon, and the braces of objects. */
const parts = /("[^"\\]*(?:\\.[^"\\]*)*")(?:\s*(:))?|[{}]/g;

/** The first duplicate name within an object of valid JSON, as it is written, with its position. */
function duplicateNameIn(text: string): { name: string; at: number } | null {
  const open: Set<unknown>[] = [];
  for (const { 0: part, 1: name = '', 2: colon, index } of text.matchAll(parts)) {
    if (part === '{') open.push(new Set());
    else if (part === '}') open.pop();
    else if (colon) {
      const key: unknown = JSON.parse(name);
      if (open.at(-1)?.has(key)) return { name, at: index };
      open.at(-1)?.add(key);
    }
  }
  return null;
}

function read(file: string): string {
  try {
    return utf8.decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error('no such file');
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new Error('another encoding than UTF-8');
    throw error;
  }
}

/** The message of the parser without its position. */
const messageWithoutPlace = (message: string): string =>
  message.replace(/(?: in JSON)? at position .*|, (?:\.\.\.)?".* is not valid JSON$| of JSON input$/s, '');

function placeOf(text: string, at: number): string {
  const line = text.slice(0, at).split('\n');
  return `line ${line.length} column ${(line.at(-1)?.length ?? 0) + 1}`;
}

/** The position of an unexpected character, found by bisection where the parser does not say it: the text before it is only incomplete. */
function unexpectedAt(text: string): number {
  let [first, last] = [0, text.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isUnexpected(text.slice(0, middle + 1))) last = middle;
    else first = middle + 1;
  }
  return first;
}

function isUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}
