import 'server-only';
import { processState } from '../base/process-state.ts';
import type { JobInput, JobOutput } from './jobs.ts';
import { WorkerProcess } from './worker-process.ts';

/** So many may wait: an office uploads thirty at a time, two by two. Small versions, which pages ask for, do not count. */
const mostWaiting = 20;
let waiting = 0;

/** The process that reads what staff upload; another than the one that makes sizes, so that neither waits for the other. */
const taker = (): WorkerProcess => {
  processState.pictureTaker ??= new WorkerProcess();
  return processState.pictureTaker;
};

/** Too many uploads wait: come again later. */
export class TakerBusy extends Error {}

/** Reads an uploaded file as a picture (scripts/pictures/take.ts). A file that ends the process is a broken one. */
export async function takePicture(job: JobInput<'take'>): Promise<JobOutput<'take'>> {
  if (waiting >= mostWaiting) throw new TakerBusy();
  waiting++;
  try {
    return await taker().run('take', job);
  } catch (error) {
    console.error('An uploaded picture could not be read:', error);
    return 'broken';
  } finally {
    waiting--;
  }
}

export async function makeThumb(job: JobInput<'thumb'>): Promise<void> {
  await taker().run('thumb', job);
}
