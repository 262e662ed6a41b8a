import { statSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../base/error-message.ts';
import { parseJsonBytes, readJson } from '../base/read-json.ts';
import { env } from '../env.ts';
import { DataError, unreadableIssue } from './issues.ts';
import { fileBytes, hashOf } from './undo-bytes.ts';

const lineWidth = 120;

/** A data file's text as Biome formats it: a list of plain values stays on one line while it fits. */
export const dataJson = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(
    /^( *"\w+": )\[\n([^[\]{}]*)\n *\](,?)$/gm,
    (whole, key: string, items: string, comma: string) => {
      const line = `${key}[${items.replace(/\n? {2,}/g, ' ').trim()}]${comma}`;
      return line.length <= lineWidth ? line : whole;
    },
  )}\n`;
};

/** The content of a data file by its full path, for commands; throws an Error that names the file if it cannot be read. */
export function readDataJson(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** Reads a JSON file by its path in data/, such as "visits.json"; null if it does not exist. Throws a DataError if it is unreadable. */
export type ReadData = (file: string) => unknown;

/** The current content of a file of a data folder, with its hash; both null if it does not exist. Throws as ReadData does. */
export function readHashed(dataDir: string, file: string): { content: unknown; hash: string | null } {
  try {
    const bytes = fileBytes(path.join(dataDir, file));
    return bytes ? { content: parseJsonBytes(bytes), hash: hashOf(bytes) } : { content: null, hash: null };
  } catch (error) {
    throw new DataError([unreadableIssue('file', file, error)]);
  }
}

/** The current content of a file of the data folder. Within a change, use the reader that changeData() passes instead. */
export const readStored: ReadData = (file) => readHashed(env.dataDir, file).content;

/** Returns the time at which a file of the data folder was last written (ms since epoch); null if it does not exist. */
export function writtenAt(file: string): number | null {
  const found = statSync(path.join(env.dataDir, file), { throwIfNoEntry: false });
  return found ? Math.round(found.mtimeMs) : null;
}
