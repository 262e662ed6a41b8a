import { availableParallelism } from 'node:os';
import type { DataReader } from '../../lib/data/reader.ts';
import { reasonOf } from '../../lib/reason.ts';
import type { PictureSource } from './source.ts';

/** Does something with each picture, as many at a time as there are cores; one with which it fails is a fault of the reader. */
export async function eachPicture(
  sources: readonly PictureSource[],
  reader: DataReader,
  work: (source: PictureSource) => Promise<void>,
): Promise<void> {
  const queue = sources.values();
  const one = async () => {
    for (const source of queue) {
      try {
        await work(source);
      } catch (error) {
        reader.fault(source.file, '', 'a JPEG or PNG picture that can be read', inWords(reasonOf(error)));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

/** What sharp says, for an editor. */
const inWords = (reason: string): string =>
  `${/unsupported image format/.test(reason) ? 'another kind of file' : 'a damaged file'} (${reason})`;
