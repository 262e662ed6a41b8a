import { minuteMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { issue } from '../files/issue-codes.ts';
import { type DataIssue, issueText } from '../files/issues.ts';
import type { JobInput, JobName, JobOutput, WaitingPicture } from './jobs.ts';
import { type PreparedPictures, pictureStems } from './prepared-pictures.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The pending and failed pictures of the background work. */
    pictureWork?: PictureWork;
  }
}

/** The minimum interval (ms) between publications of new pictures, since each one makes every page render again on its next request. */
const publishIntervalMs = 10 * secondMs;

/** The number of attempts for a picture that ended the process, for example by running out of memory or disk space. */
const maxAttempts = 3;

/** The pause after a failure that may be temporary. */
const retryAfterMs = minuteMs;

/** Pictures that could not be made, and how many still wait; the same for all bundles. */
export interface PictureWork {
  waiting: number;
  issues: readonly DataIssue[];
}

export const pictureWork = (): PictureWork => processState.pictureWork ?? { waiting: 0, issues: [] };

interface QueueParts {
  /** The worker, which makes one at a time. */
  worker: { run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> };
  /** Shows pictures that are ready. */
  publish(made: PreparedPictures): void;
  catalogue(): Pick<Catalogue, 'properties' | 'projects' | 'pictures'>;
}

/**
 * Makes the sizes of new pictures in the background, after the data that name them are live: first the small sizes of each picture, those
 * of the newest home first. The waiting pictures are read from the folders, so that a restart continues where the last run ended.
 */
export class PictureQueue {
  readonly #parts: QueueParts;
  readonly #broken = new Map<string, { stamp: string; issue: DataIssue; tries: number }>();
  #isAsked = false;
  #videosAsked = false;
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Looks for pictures that wait, or for videos, now or after the picture that is being made. */
  wake({ videos = false } = {}): void {
    this.#isAsked = true;
    this.#videosAsked ||= videos;
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        console.error(`Pictures could not be made: ${errorMessage(error)}`);
        this.#wakeLater();
      })
      .finally(() => {
        this.#running = null;
      });
  }

  #wakeLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), retryAfterMs).unref();
  }

  /** Resolves when nothing waits any more. */
  async done(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    let queue: WaitingPicture[] = [];
    let ready: Record<string, PreparedPictures[string]> = {};
    let publishedAt = 0;
    let count = 0;
    let haveVideosFailed = false;
    const publish = () => {
      if (Object.keys(ready).length > 0) this.#parts.publish(ready);
      ready = {};
      publishedAt = Date.now();
    };
    while (this.#isAsked || queue.length > 0) {
      if (this.#videosAsked && !haveVideosFailed) haveVideosFailed = !(await this.#copyVideos());
      if (this.#isAsked) queue = await this.#list();
      const next = queue.shift();
      this.#note(next ? [next, ...queue] : []);
      if (!next) break;
      const made = await this.#make(next);
      if (made) {
        ready[next.stem] = made;
        count++;
      } else queue = queue.filter(({ stem }) => stem !== next.stem);
      if (queue.length === 0 || Date.now() - publishedAt >= publishIntervalMs) publish();
    }
    publish();
    this.#note([]);
    if (count > 0) console.log(`pictures: all sizes are ready (${count} steps)`);
    if (haveVideosFailed || [...this.#broken.values()].some(({ tries }) => tries < maxAttempts)) this.#wakeLater();
  }

  /** Returns whether the videos were copied; pictures do not wait for a later attempt. */
  async #copyVideos(): Promise<boolean> {
    this.#videosAsked = false;
    try {
      await this.#parts.worker.run('videos', {});
      return true;
    } catch (error) {
      console.error(`Videos could not be copied: ${errorMessage(error)}`);
      this.#videosAsked = true;
      return false;
    }
  }

  /** The waiting pictures, in processing order; a broken picture is left out until its file changes. */
  async #list(): Promise<WaitingPicture[]> {
    this.#isAsked = false;
    const pictures = await this.#parts.worker.run('list', {});
    const stamps = new Map(pictures.map(({ stem, stamp }) => [stem, stamp]));
    for (const [stem, { stamp }] of this.#broken) if (stamps.get(stem) !== stamp) this.#broken.delete(stem);
    return inOrder(
      pictures.filter(({ stem }) => (this.#broken.get(stem)?.tries ?? 0) < maxAttempts),
      this.#parts.catalogue(),
    );
  }

  async #make({ stem, stamp, sizes }: WaitingPicture): Promise<PreparedPictures[string] | null> {
    try {
      const { made, issue: broken } = await this.#parts.worker.run('make', { stem, sizes });
      if (broken) this.#report(stem, { stamp, issue: broken, tries: maxAttempts });
      else this.#broken.delete(stem);
      return made;
    } catch (error) {
      const broken = { ...issue('pictureBroken', { reason: errorMessage(error) }), file: `pictures/${stem}`, path: '' };
      this.#report(stem, { stamp, issue: broken, tries: (this.#broken.get(stem)?.tries ?? 0) + 1 });
      return null;
    }
  }

  #report(stem: string, broken: { stamp: string; issue: DataIssue; tries: number }): void {
    this.#broken.set(stem, broken);
    console.error(issueText(broken.issue).trim());
  }

  #note(queue: readonly WaitingPicture[]): void {
    const waiting = new Set(queue.map(({ stem }) => stem)).size;
    processState.pictureWork = { waiting, issues: [...this.#broken.values()].map(({ issue }) => issue) };
  }
}

/** Sorts small sizes before large ones, and main pictures before others, those of the newest homes and projects first. */
export function inOrder(
  waiting: readonly WaitingPicture[],
  { properties, projects, pictures }: Pick<Catalogue, 'properties' | 'projects' | 'pictures'>,
): WaitingPicture[] {
  if (waiting.length === 0) return [];
  const newest = [...properties.values(), ...projects.values()].toSorted((a, b) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
  const rank = new Map<string, number>();
  const add = (id: string) => {
    const picture = pictures.get(id);
    for (const stem of picture ? pictureStems(picture) : []) if (!rank.has(stem)) rank.set(stem, rank.size);
  };
  for (const {
    pictures: [main],
  } of newest)
    if (main !== undefined) add(main);
  for (const { pictures: all, plans = [] } of newest) for (const id of [...all, ...plans]) add(id);
  const pictureRank = ({ stem }: WaitingPicture) => rank.get(stem) ?? rank.size;
  const sizeRank = ({ sizes }: WaitingPicture) => (sizes === 'first' ? 0 : 1);
  return waiting.toSorted((a, b) => sizeRank(a) - sizeRank(b) || pictureRank(a) - pictureRank(b));
}
