import { cpSync } from 'node:fs';
import path from 'node:path';
import { DataFolder } from '../../../scripts/soak/data-folder.ts';
import { ports } from '../../../scripts/support/ports.ts';
import { inProject } from '../../../scripts/support/project.ts';

export const editedData = inProject('test-results/edited/data');
export const editedUrl = `http://localhost:${ports.testEdited}`;

const folder = new DataFolder(editedData);

/** Changes what a JSON file of the edited site holds, and saves it as an editor's program does, in place. */
export const edit = <Content>(file: string, change: (content: Content) => void): void =>
  folder.apply(folder.edited(file, change));
export const save = (file: string, text: string): void => folder.apply({ file, text });
export const remove = (file: string): void => folder.apply({ file, text: null });
/** Puts a file back as it is in the sample. */
export const restore = (file: string): void => cpSync(inProject('data', file), path.join(editedData, file));
