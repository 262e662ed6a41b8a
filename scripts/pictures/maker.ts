import { mkdirSync, readdirSync } from 'node:fs';
import { DataReader } from '../../lib/files/reader.ts';
import type { MadePicture, WaitingPicture } from '../../lib/media/jobs.ts';
import { type PictureIndex, readIndex, writeIndex } from './picture-index.ts';
import { brokenPicture, isMade, type PictureSource, readSources, renderPicture } from './render.ts';

/** In ms: an index of a hundred thousand pictures is not written after each. */
const saveEvery = 2_000;

/** Makes pictures one by one, as a running site asks for them. A killed one loses nothing: whose files are there is only noted again. */
export class PictureMaker {
  readonly #dataDir: string;
  readonly #outDir: string;
  #held = new Set<string>();
  #index: PictureIndex;
  #sources = new Map<string, PictureSource>();
  #savedAt = 0;
  #isSaved = true;

  constructor(dataDir: string, outDir: string) {
    this.#dataDir = dataDir;
    this.#outDir = outDir;
    mkdirSync(outDir, { recursive: true });
    this.#index = readIndex(outDir);
  }

  /** The pictures that wait, as the data folder is now; a missing file is the data check’s to report. */
  list(): WaitingPicture[] {
    // The site deletes files of pictures that are gone.
    this.#held = new Set(readdirSync(this.#outDir));
    const sources = readSources(this.#dataDir, new DataReader(this.#dataDir));
    this.#sources = new Map(sources.map((source) => [source.stem, source]));
    const entries = Object.entries(this.#index);
    // No entry is removed while the list of pictures cannot be read.
    if (sources.length > 0) this.#index = Object.fromEntries(entries.filter(([stem]) => this.#sources.has(stem)));
    return (['first', 'all'] as const).flatMap((sizes) =>
      sources
        .filter((source) => !isMade(source, { sizes, known: this.#index[source.stem], held: this.#held }))
        .map(({ stem, stamp }) => ({ stem, stamp, sizes })),
    );
  }

  async make({ stem, sizes }: Pick<WaitingPicture, 'stem' | 'sizes'>): Promise<MadePicture> {
    const source = this.#sources.get(stem);
    if (!source) return { made: null, issue: null };
    try {
      const known = this.#index[stem];
      const { prepared } = await renderPicture(source, { sizes, known, outDir: this.#outDir, held: this.#held });
      this.#index[stem] = prepared;
      this.#isSaved = false;
      if (Date.now() - this.#savedAt > saveEvery) this.save();
      const { source: _, ...made } = prepared;
      return { made, issue: null };
    } catch (error) {
      // The error is one of the disk, not of the picture.
      if (error instanceof Error && 'syscall' in error) throw error;
      return { made: null, issue: brokenPicture(source, error) };
    }
  }

  save(): void {
    if (this.#isSaved) return;
    writeIndex(this.#outDir, this.#index);
    this.#savedAt = Date.now();
    this.#isSaved = true;
  }
}
