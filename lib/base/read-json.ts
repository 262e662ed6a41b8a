import { readFileSync } from 'node:fs';
import { findJsonIssue, type JsonIssue, jsonProblems } from './json-issue.ts';

/** The reasons why a file or folder cannot be read, in English. */
const readProblems = {
  ...jsonProblems,
  noFile: () => 'no such file',
  noRight: () => 'no right to read it',
  folder: () => 'a folder',
  notFolder: () => 'a file',
  encoding: () => 'another encoding than UTF-8',
  disk: (code: string) => `a disk that does not answer (${code})`,
  unknown: (message: string) => message,
} as const;
export type ReadProblem = keyof typeof readProblems;

/** The reason why a file or folder cannot be read, and its position in the file. */
export interface ReadIssue {
  problem: ReadProblem;
  detail?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** Returns "a comma too many (line 3 column 5)". */
export const readIssueText = ({ problem, detail = '', line, column }: ReadIssue): string =>
  readProblems[problem](detail) + (line === undefined ? '' : ` (line ${line} column ${column})`);

class ReadError extends Error {
  readonly issue: ReadIssue;

  constructor(issue: ReadIssue, options?: ErrorOptions) {
    super(readIssueText(issue), options);
    this.issue = issue;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the content of a JSON file in UTF-8, with or without a byte order mark; throws an Error from which toReadIssue() gets the reason. */
export const readJson = (file: string): unknown => parseJson(read(file));

/** Parses the bytes of a JSON file; throws the same errors. */
export const parseJsonBytes = (bytes: Uint8Array): unknown => parseJson(utf8.decode(bytes));

/** Parses JSON; throws an Error with the problem and its line. A duplicate name in an object is an error: JSON.parse silently keeps the last. */
export function parseJson(text: string): unknown {
  const content = parse(text);
  const duplicate = duplicateNameIn(text);
  if (duplicate) throw syntaxError(text, { problem: 'twice', detail: duplicate.name, at: duplicate.at });
  return content;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw syntaxError(text, findJsonIssue(text));
  }
}

/** Strings, names together with their colon, and the braces of objects. */
const parts = /("[^"\\]*(?:\\.[^"\\]*)*")(?:\s*(:))?|[{}]/g;

/** Finds the first duplicate name within an object of valid JSON, in its original spelling, with its position. */
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
    throw new ReadError(toReadIssue(error), { cause: error });
  }
}

/** Converts the error of a failed read into its reason. */
export function toReadIssue(error: unknown): ReadIssue {
  if (error instanceof ReadError) return error.issue;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return { problem: 'noFile' };
    case 'EACCES':
    case 'EPERM':
      return { problem: 'noRight' };
    case 'EISDIR':
      return { problem: 'folder' };
    case 'ENOTDIR':
      return { problem: 'notFolder' };
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return { problem: 'encoding' };
    default:
      return code ? { problem: 'disk', detail: code } : { problem: 'unknown', detail: message };
  }
}

function syntaxError(text: string, { problem, detail, at }: JsonIssue): ReadError {
  const lines = text.slice(0, at).split('\n');
  return new ReadError({ problem, detail, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
}
