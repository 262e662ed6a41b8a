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
