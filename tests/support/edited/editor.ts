import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports } from '../../../scripts/support/ports.ts';
import { inProject } from '../../../scripts/support/project.ts';

export const editedData = inProject('test-results/edited/data');
export const editedUrl = `http://localhost:${ports.testEdited}`;

const inData = (file: string) => path.join(editedData, file);

/** Changes what a JSON file of the edited site holds, and saves it as an editor's program does, in place. */
export function edit<T>(file: string, change: (content: T) => unknown): void {
  const content = JSON.parse(readFileSync(inData(file), 'utf8')) as T;
  change(content);
  save(file, JSON.stringify(content, null, 2));
}

export const save = (file: string, text: string): void => writeFileSync(inData(file), text);
export const remove = (file: string): void => rmSync(inData(file));
/** Puts a file back as it is in the sample. */
export const restore = (file: string): void => cpSync(inProject('data', file), inData(file));
