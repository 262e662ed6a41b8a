import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { DataFolder } from '../../scripts/support/data-folder.ts';
import { inProject } from '../../scripts/support/project.ts';
import { workerSite } from './worker-site.ts';

// A site of the kind `edited` (tests/support/worker-site.ts).
const { dataDir, messagesDir } = workerSite;
const folder = new DataFolder(dataDir);
const messages = new DataFolder(messagesDir);

/** Changes a JSON file of the edited site and saves it in place, as a text editor does. */
export const edit = <Content>(file: string, change: (content: Content) => void): void =>
  folder.apply(folder.edited(file, change));
export const save = (file: string, text: string): void => folder.apply({ file, text });
export const remove = (file: string): void => folder.apply({ file, text: null });
/** Changes the messages of a language in the same way. */
export const editWords = <Content>(locale: Locale, change: (content: Content) => void): void =>
  messages.apply(messages.edited(`${locale}.json`, change));
export const restoreWords = (locale: Locale): void =>
  cpSync(inProject('messages', `${locale}.json`), path.join(messagesDir, `${locale}.json`));
/** Restores a file from the sample. */
export const restore = (file: string): void => cpSync(inProject('data', file), path.join(dataDir, file));

const id = 'from-a-test';

/** The address of the added picture on its page. */
export const addedPicture = /\/pictures\/from-a-test-[0-9a-f]{8}-400\.avif/;

/** Adds a picture to the edited data, as the first one of a home. */
export function addPicture(home: string): void {
  const original = readdirSync(inProject('data/pictures')).find((name) => name.startsWith('ext-villa')) ?? '';
  cpSync(inProject('data/pictures', original), path.join(dataDir, 'pictures', `${id}.jpg`));
  edit<{ items: object[] }>('pictures.json', ({ items }) => {
    const alt = { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' };
    items.push({ id, file: `${id}.jpg`, kind: 'exterior', alt });
  });
  edit<{ pictures: string[] }>(home, ({ pictures }) => {
    pictures.unshift(id);
  });
}

/** Removes it again. */
export function takePictureAway(home: string): void {
  restore(home);
  removePictures((picture) => picture === id);
}

/** Removes what a test uploaded for a home, also what the site made of it. */
export function takeUploadsAway(home: number): void {
  removePictures((picture) => picture.startsWith(`${home}-`));
  for (const name of readdirSync(inProject('public/pictures')))
    if (name.startsWith(`${home}-`)) rmSync(inProject('public/pictures', name));
}

/** Other tests may have pictures of their own in the list. */
function removePictures(isOwn: (id: string) => boolean): void {
  const gone: string[] = [];
  edit<{ items: { id: string; file: string }[] }>('pictures.json', (list) => {
    gone.push(...list.items.filter((item) => isOwn(item.id)).map(({ file }) => `pictures/${file}`));
    list.items = list.items.filter((item) => !isOwn(item.id));
  });
  for (const file of gone) remove(file);
}

/** Restores the state of the build, so that the next start serves nothing from a test. */
export function removeMadePictures(): void {
  for (const name of readdirSync(inProject('public/pictures')))
    if (name.startsWith(id)) rmSync(inProject('public/pictures', name));
}

export const textOf = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address)).text();

export const statusOf = async (request: APIRequestContext, address: string): Promise<number> =>
  (await request.get(address, { maxRedirects: 0 })).status();

/** The issues that the site reports. */
export const issuesOf = async (request: APIRequestContext): Promise<unknown[]> =>
  ((await (await request.get('/api/health/')).json()) as { data: { faults: unknown[] } }).data.faults;

/** Resolves when the site reports no issues. */
export const dataAccepted = (request: APIRequestContext): Promise<void> =>
  expect.poll(() => issuesOf(request)).toEqual([]);
