import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { processState } from '../base/process-state.ts';
import type { PictureView } from '../catalogue/pictures/picture-views.ts';
import type { Picture } from '../catalogue/schema/lists.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The sizes of the prepared pictures; replaced together with the data. */
    pictures?: PreparedPictures;
  }
}

/** By stem, the name of a picture's file without its ending. */
export type PreparedPictures = Readonly<
  Record<string, Pick<PictureView, 'hash' | 'width' | 'height' | 'widths'> & { isWhole: boolean }>
>;

/** The pictures that scripts/pictures.ts made for the active data. */
export const preparedPictures = (): PreparedPictures => {
  processState.pictures ??= readPreparedPictures();
  return processState.pictures;
};

const preparedFolder = (): string => path.join(process.cwd(), 'public/pictures');

/** Deletes the made files of pictures by stem, when the person in them was erased. Other files stay, for pages that are being rendered. */
export function removePrepared(stems: readonly string[]): void {
  const files = stems.map((stem) => `${stem}-*`);
  for (const file of globSync(files, { cwd: preparedFolder() }))
    rmSync(path.join(preparedFolder(), file), { force: true });
}

/** The pictures that are ready; their source files matter only to the script. */
function readPreparedPictures(): PreparedPictures {
  const file = path.join(preparedFolder(), 'index.json');
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === 'source' && typeof value === 'string' ? undefined : value,
  ) as PreparedPictures;
}

export const fileStem = (file: string): string => file.replace(/\.\w+$/, '');

/** The stems of a picture's files: one, or one a language. */
export const pictureStems = ({ file }: Pick<Picture, 'file'>): string[] =>
  (typeof file === 'string' ? [file] : Object.values(file)).map(fileStem);
