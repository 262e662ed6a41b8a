import { readFileSync } from 'node:fs';
import { faultOf } from './json-fault.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The content of a JSON file in UTF-8, with or without a byte order mark; throws an Error that says why it cannot be read. */
export const readJson = (file: string): unknown => parseJson(read(file));

/** The same of the bytes of a file; unreadable() says why they cannot be read. */
export const jsonOf = (bytes: Uint8Array): unknown => parseJson(utf8.decode(bytes));

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
  } catch {
    const { words, at } = faultOf(text);
    throw new Error(`${words} (${placeOf(text, at)})`);
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
    throw new Error(unreadable(error), { cause: error });
  }
}

/** Why a file or folder cannot be read, in words. */
export function unreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'no such file';
    case 'EACCES':
    case 'EPERM':
      return 'no right to read it';
    case 'EISDIR':
      return 'a folder';
    case 'ENOTDIR':
      return 'a file';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'another encoding than UTF-8';
    default:
      return code ? `a disk that does not answer (${code})` : message;
  }
}

function placeOf(text: string, at: number): string {
  const line = text.slice(0, at).split('\n');
  return `line ${line.length} column ${(line.at(-1)?.length ?? 0) + 1}`;
}
