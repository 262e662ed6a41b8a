import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
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

const id = 'from-a-test';

/** Where its page shows the picture that was added. */
export const addedPicture = /\/pictures\/from-a-test-[0-9a-f]{8}-400\.avif/;

/** Puts a picture into the edited data, and first among those of a home. */
export function addPicture(home: string): void {
  const original = readdirSync(inProject('data/pictures')).find((name) => name.startsWith('ext-villa')) ?? '';
  cpSync(inProject('data/pictures', original), path.join(editedData, 'pictures', `${id}.jpg`));
  edit<{ items: object[] }>('pictures.json', ({ items }) => {
    const alt = { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' };
    items.push({ id, file: `${id}.jpg`, kind: 'exterior', alt });
  });
  edit<{ pictures: string[] }>(home, ({ pictures }) => {
    pictures.unshift(id);
  });
}

/** Takes it out of the data again. */
export function takePictureAway(home: string): void {
  restore(home);
  restore('pictures.json');
  remove(`pictures/${id}.jpg`);
}

/** As the build left it: nothing of a test is served by the next start. */
export function removeMadePictures(): void {
  for (const name of readdirSync(inProject('public/pictures')))
    if (name.startsWith(id)) rmSync(inProject('public/pictures', name));
}

/** How long a change may take on a busy test machine, which is no measure: `npm run soak` measures. */
export const pollTimeout = { timeout: 20_000 };

export const textOf = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address)).text();

export const statusOf = async (request: APIRequestContext, address: string): Promise<number> =>
  (await request.get(address, { maxRedirects: 0 })).status();

/** What the site says is wrong with its data. */
export const issuesOf = async (request: APIRequestContext): Promise<unknown[]> =>
  ((await (await request.get('/api/health/')).json()) as { data: { faults: unknown[] } }).data.faults;

/** Waits until nothing is. */
export const dataAccepted = (request: APIRequestContext): Promise<void> =>
  expect.poll(() => issuesOf(request), pollTimeout).toEqual([]);
