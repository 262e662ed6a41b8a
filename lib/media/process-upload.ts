import 'server-only';
import { processState } from '../base/process-state.ts';
import type { JobInput, JobOutput } from './jobs.ts';
import { WorkerProcess } from './worker-process.ts';

/** The maximum number of waiting uploads: an office uploads thirty at a time, two in parallel. Thumbnails for pages do not count. */
const maxWaiting = 20;
let waiting = 0;

/** Returns the process that reads uploads, apart from the one that makes sizes, so that neither waits for the other. */
const uploadProcess = (): WorkerProcess => {
  processState.pictureTaker ??= new WorkerProcess();
  return processState.pictureTaker;
};

/** Thrown if too many uploads wait. */
export class UploadsBusyError extends Error {}

/** Reads an uploaded file as a picture (scripts/pictures/process-upload.ts). A file that ends the process counts as broken. */
export async function processUpload(job: JobInput<'take'>): Promise<JobOutput<'take'>> {
  if (waiting >= maxWaiting) throw new UploadsBusyError();
  waiting++;
  try {
    return await uploadProcess().run('take', job);
  } catch (error) {
    console.error('An uploaded picture could not be read:', error);
    return 'broken';
  } finally {
    waiting--;
  }
}

export async function makeThumb(job: JobInput<'thumb'>): Promise<void> {
  await uploadProcess().run('thumb', job);
}
