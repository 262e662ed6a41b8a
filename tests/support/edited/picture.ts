import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../../../scripts/support/project.ts';
import { edit, editedData, remove, restore } from './editor.ts';

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
