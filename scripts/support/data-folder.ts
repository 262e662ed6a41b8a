import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../lib/data/read-json.ts';
import { errorMessage } from '../../lib/error-message.ts';

/** A change of a file: its new text, or null to delete it. */
export interface Write {
  file: string;
  text: string | null;
}

/** Reads and overwrites files of a data folder in place, as a text editor does. */
export class DataFolder {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  text = (file: string): string => readFileSync(path.join(this.dir, file), 'utf8');

  /** The parsed content of a file; the caller knows its type. */
  read = <Content>(file: string): Content => JSON.parse(this.text(file)) as Content;

  /** Reads a file and applies a change; returns what to write. */
  edited<Content>(file: string, change: (content: Content) => void): Write & { text: string } {
    const content = this.read<Content>(file);
    change(content);
    return { file, text: `${JSON.stringify(content, null, 2)}\n` };
  }

  apply({ file, text }: Write): void {
    const name = path.join(this.dir, file);
    if (text === null) rmSync(name);
    else writeFileSync(name, text);
  }
}

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
