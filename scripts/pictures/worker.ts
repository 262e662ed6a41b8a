import sharp from 'sharp';
import { errorMessage } from '../../lib/base/error-message.ts';
import { env } from '../../lib/env.ts';
import type { Job } from '../../lib/media/jobs.ts';
import { copyVideos } from '../videos.ts';
import { PictureMaker } from './maker.ts';
import { servedPictures } from './picture-index.ts';
import { processUpload, writeThumb } from './process-upload.ts';

// The process that lib/media/worker-process.ts starts beside the site: it answers each message with one.

// One picture at a time needs no memory of others.
sharp.cache(false);

let pictures: PictureMaker | undefined;
const maker = () => {
  pictures ??= new PictureMaker(env.dataDir, servedPictures);
  return pictures;
};

async function answer(job: Job): Promise<unknown> {
  switch (job.name) {
    case 'list':
      return maker().list();
    case 'make':
      return maker().make(job);
    case 'videos':
      return copyVideos();
    case 'take':
      return processUpload(job);
    case 'thumb':
      return writeThumb(job);
  }
}

/** A site that has ended meanwhile hears nothing; `disconnect` ends this process then. */
const reply = (message: object) => process.send?.(message, () => undefined);

process.on('message', (job: Job) => {
  answer(job).then(
    (value) => reply({ value }),
    (error: unknown) => reply({ error: errorMessage(error) }),
  );
});
// The site has nothing more to do, or has ended.
process.on('disconnect', () => {
  pictures?.save();
  process.exit();
});
