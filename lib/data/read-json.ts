import { readFileSync } from 'node:fs';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a JSON file in UTF-8 holds, with or without a byte order mark; throws what keeps it from being read. */
export const readJson = (file: string): unknown => parseJson(read(file));

/** What a text in JSON says; throws what is wrong with it, and in which line. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${whatIn((error as Error).message)} (${placeOf(text, (error as Error).message)})`);
  }
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

function placeOf(text: string, message: string): string {
  const before = text.slice(0, Number(/ at position (\d+)/.exec(message)?.[1] ?? unexpectedAt(text)));
  const line = before.split('\n');
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
