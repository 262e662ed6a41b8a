import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { DataFolder } from '../../../scripts/support/data-folder.ts';
import { inProject, ports } from '../../../scripts/support/project.ts';

export const editedData = inProject('test-results/edited/data');
export const editedUrl = `http://localhost:${ports.testEdited}`;

export const editedMessages = inProject('test-results/edited/messages');

const folder = new DataFolder(editedData);
const messages = new DataFolder(editedMessages);

/** Changes what a JSON file of the edited site holds, and saves it as an editor's program does, in place. */
export const edit = <Content>(file: string, change: (content: Content) => void): void =>
  folder.apply(folder.edited(file, change));
export const save = (file: string, text: string): void => folder.apply({ file, text });
export const remove = (file: string): void => folder.apply({ file, text: null });
/** Changes the words of the site in a language, likewise. */
export const editWords = <Content>(locale: Locale, change: (content: Content) => void): void =>
  messages.apply(messages.edited(`${locale}.json`, change));
export const restoreWords = (locale: Locale): void =>
  cpSync(inProject('messages', `${locale}.json`), path.join(editedMessages, `${locale}.json`));
/** Puts a file back as it is in the sample. */
export const restore = (file: string): void => cpSync(inProject('data', file), path.join(editedData, file));
