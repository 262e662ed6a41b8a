import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** The whole sample, to be changed as an editor does. */
export class SampleFolder {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'heem-sample-'));

  constructor() {
    cpSync('data', this.dir, { recursive: true });
    afterAll(() => rmSync(this.dir, { recursive: true }));
  }

  /** Changes what a JSON file holds, in place. */
  edit<T>(file: string, change: (content: T) => unknown): void {
    const content = JSON.parse(readFileSync(path.join(this.dir, file), 'utf8')) as T;
    change(content);
    this.write(file, JSON.stringify(content));
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.dir, file), text);
  }

  restore(file: string): void {
    cpSync(path.join('data', file), path.join(this.dir, file));
  }
}
