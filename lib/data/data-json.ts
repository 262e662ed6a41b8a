import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { errorMessage } from '../error-message.ts';
import { readJson } from './read-json.ts';

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

/** The content of a data file; throws an Error that names the file if it cannot be read. */
export function readDataJson(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** Reads a JSON file of data/ by its path in it, such as "visits.json". */
export type ReadData = (file: string) => unknown;

/**
 * The content of a file of the data folder as it is now, such as "properties/5801.json"; null for none. `read`: within a change, its
 * reader. Throws as readDataJson() does.
 */
export const readStored = (
  file: string,
  read: ReadData = (name) => readDataJson(path.join(env.dataDir, name)),
): unknown => (existsSync(path.join(env.dataDir, file)) ? read(file) : null);

/** When a file of the data folder was last written (ms since epoch); null for none. */
export function writtenAt(file: string): number | null {
  const found = statSync(path.join(env.dataDir, file), { throwIfNoEntry: false });
  return found ? Math.round(found.mtimeMs) : null;
}
