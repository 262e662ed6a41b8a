import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { errorMessage } from '../../lib/base/error-message.ts';
import { checkFileType } from '../../lib/base/file-type.ts';
import { writeFile } from '../../lib/files/write-file.ts';
import type { JobInput, JobOutput, PictureFault } from '../../lib/media/jobs.ts';
import { pictureLimits } from '../../lib/media/limits.ts';
import { decodeHeic } from './heic.ts';

const { maxBytes, maxPixels, minSide, storedBytes } = pictureLimits;
/** HEIC is decoded in the memory of one process of WebAssembly. */
const maxHeicPixels = 64e6;
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

const jpeg = { quality: 90 };
/** Without loss: an `effort` would leave 256 colours. */
const lossless = { adaptiveFiltering: true };

class PictureError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Reads an uploaded file as a picture, decodes it to its end once, turns it as it was taken and writes it without metadata, in sRGB and
 * with all its pixels: a photograph as JPEG, a plan or what is transparent as PNG. Only a file of more than `storedBytes` is reduced, and a
 * PNG made a JPEG on white. Returns why not for a file that is no picture.
 */
export async function processUpload(
  { from, to, kind }: JobInput<'take'>,
  limitBytes: number = storedBytes,
): Promise<JobOutput<'take'>> {
  try {
    const bytes = await readWhole(from);
    const { image, width, height, isLossless, hasAlpha } = await decode(bytes);
    if (Math.max(width, height) < minSide) throw new PictureError('tooSmall');
    const whole = image.toColourspace('srgb');
    const png = isLossless && (hasAlpha || kind === 'plan') ? await writeImage(whole.clone().png(lossless)) : null;
    const isPng = png !== null && png.data.length <= limitBytes;
    const { data, info } = isPng ? png : await toJpeg(whole, limitBytes);
    const ending = isPng ? 'png' : 'jpg';
    keep(`${to}.${ending}`, data);
    return { ending, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PictureError) return error.fault;
    throw error;
  }
}

/** The file is right, and the disk is not. */
function keep(file: string, data: Buffer): void {
  try {
    writeFile(file, data);
  } catch (error) {
    console.error('An uploaded picture could not be kept:', error);
    throw new PictureError('cannotWrite');
  }
}

/** At the size of the picture, reduced until the file fits the limit. */
async function toJpeg(image: Sharp, limitBytes: number) {
  const flat = image.flatten({ background: '#fff' });
  let made = await writeImage(flat.clone().jpeg(jpeg));
  while (made.data.length > limitBytes) {
    const scale = 0.9 * Math.sqrt(limitBytes / made.data.length);
    const width = Math.round(made.info.width * scale);
    made = await writeImage(flat.clone().resize({ width }).jpeg(jpeg));
  }
  return made;
}

async function readWhole(from: string): Promise<Buffer> {
  const file = await open(from);
  try {
    if ((await file.stat()).size > maxBytes) throw new PictureError('tooBig');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

interface Decoded {
  image: Sharp;
  /** As it is shown. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Made of a format without loss, as drawings are. */
  isLossless: boolean;
}

async function decode(bytes: Buffer): Promise<Decoded> {
  const known = await checkFileType({ name: '', content: bytes }, [...types, ...heicTypes], 'picture');
  if (!known) throw new PictureError('notAPicture');
  if (heicTypes.includes(known.type)) return decodeHeicFile(bytes);
  // Truncated or damaged files are rejected; minor deviations of cameras are not.
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { autoOrient, width, height, hasAlpha, pages } = await image.metadata().catch((error: unknown) => {
    throw new PictureError(/pixel limit/.test(errorMessage(error)) ? 'tooManyPixels' : 'broken');
  });
  if (width * height * (pages ?? 1) > maxPixels) throw new PictureError('tooManyPixels');
  return {
    image,
    ...autoOrient,
    hasAlpha: hasAlpha && !(await isOpaque(image)),
    isLossless: known.type === 'image/png' || (known.type === 'image/webp' && hasAlpha),
  };
}

/** Looks at every pixel. */
const isOpaque = async (image: Sharp): Promise<boolean> =>
  (
    await image
      .clone()
      .stats()
      .catch(() => {
        throw new PictureError('broken');
      })
  ).isOpaque;

async function decodeHeicFile(bytes: Buffer): Promise<Decoded> {
  const pixels = await decodeHeic(bytes, maxHeicPixels);
  if (pixels === null) throw new PictureError('broken');
  if (typeof pixels === 'string') throw new PictureError(pixels);
  const { data, width, height } = pixels;
  return {
    image: sharp(data, { raw: { width, height, channels: 4 } }),
    width,
    height,
    hasAlpha: false,
    isLossless: false,
  };
}

const writeImage = (image: Sharp) =>
  image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new PictureError('broken');
  });

/** Writes a small version of a picture, in WebP. */
export async function writeThumb({ from, to, width }: JobInput<'thumb'>): Promise<null> {
  const image = sharp(await readFile(from)).autoOrient();
  writeFile(to, await image.resize({ width, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer());
  return null;
}
