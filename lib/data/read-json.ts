import { readFileSync } from 'node:fs';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a JSON file in UTF-8 holds, with or without a byte order mark; throws what keeps it from being read. */
export const readJson = (file: string): unknown => parseJson(read(file));

/** What a text in JSON says; throws what is wrong with it, and in which line. A name that an object has twice is an issue: JSON.parse keeps the last, and says nothing. */
export function parseJson(text: string): unknown {
  const content = parse(text);
  const twice = nameTwiceIn(text);
  if (twice) throw new Error(`${twice.name} twice (${placeOf(text, twice.at)})`);
  return content;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/ at position (\d+)/.exec(message)?.[1] ?? unexpectedAt(text));
    throw new Error(`${whatIn(message)} (${placeOf(text, at)})`);
  }
}

/** Texts, those that are names with their colon, and where objects begin and end. */
const parts = /("[^"\\]*(?:\\.[^"\\]*)*")(?:\s*(:))?|[{}]/g;

/** The first name that stands for a second time in one object of a text that is JSON, as it is written, and where that is. */
function nameTwiceIn(text: string): { name: string; at: number } | null {
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

/** What the parser says, without its own telling of the place. */
const whatIn = (message: string): string =>
  message.replace(/(?: in JSON)? at position .*|, (?:\.\.\.)?".* is not valid JSON$| of JSON input$/s, '');

function placeOf(text: string, at: number): string {
  const line = text.slice(0, at).split('\n');
  return `line ${line.length} column ${(line.at(-1)?.length ?? 0) + 1}`;
}

/** Where the character is that the parser did not expect, of which it does not say the place: the text before it is only too short. */
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
