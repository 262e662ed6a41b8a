import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
    if (text === null) rmSync(name, { force: true });
    else writeFileSync(name, text);
  }
}
