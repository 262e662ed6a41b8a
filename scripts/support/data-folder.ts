import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a file shall hold; null for a file that shall not be. */
export interface Write {
  file: string;
  text: string | null;
}

/** A data folder as an editor's program sees it: files are read whole, and written over where they are. */
export class DataFolder {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  text = (file: string): string => readFileSync(path.join(this.dir, file), 'utf8');

  /** The content of a file, whose shape the caller knows. */
  read = <Content>(file: string): Content => JSON.parse(this.text(file)) as Content;

  /** A file with its content changed, to be written. */
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
