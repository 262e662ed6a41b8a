import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { DataFolder } from '@/scripts/support/data-folder';
import { sampleDir } from '@/tests/support/sample-site';

/** The whole sample, to be changed as an editor does. */
export class SampleFolder extends DataFolder {
  constructor() {
    super(mkdtempSync(path.join(tmpdir(), 'heem-sample-')));
    cpSync(sampleDir, this.dir, { recursive: true });
    afterAll(() => rmSync(this.dir, { recursive: true }));
  }

  restore(file: string): void {
    cpSync(path.join(sampleDir, file), path.join(this.dir, file));
  }
}
