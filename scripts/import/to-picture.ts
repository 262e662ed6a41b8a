import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { knownFile } from '../../lib/known-file.ts';

export interface ReadPicture {
  /** Of what was fetched: the same picture at two addresses is one. */
  hash: string;
  ending: 'jpg' | 'png';
  bytes: Buffer;
}

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** px; a wider one is made this wide, as no page shows more. */
const widest = 2400;
const narrowest = 200;
/** A small file may hold a picture that fills the memory. */
const mostPixels = 100e6;

/** Takes what was fetched as a picture; returns it as data/pictures holds one, without where and with what it was taken. Throws for what is none. */
export async function toPicture(content: Buffer): Promise<ReadPicture> {
  const known = await knownFile({ name: '', content }, types, 'picture');
  if (!known) throw new Error('neither JPEG, PNG nor WebP');
  const image = sharp(content, { limitInputPixels: mostPixels }).autoOrient();
  const { hasAlpha, autoOrient } = await image.metadata();
  if (autoOrient.width < narrowest) throw new Error(`${autoOrient.width} px wide, less than ${narrowest}`);
  const ending = known.type === 'image/jpeg' || (known.type === 'image/webp' && !hasAlpha) ? 'jpg' : 'png';
  const resized = image.resize({ width: widest, withoutEnlargement: true });
  const bytes = await (ending === 'jpg' ? resized.jpeg({ quality: 90 }) : resized.png()).toBuffer();
  return { hash: hashOf(content), ending, bytes };
}

/** Sixteen hex digits that tell one content from another. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
