import { z } from 'zod';
import { openSigned, sign } from '../signed.ts';

const purpose = 'preview';

/** A path of this site: nothing that a browser would take for another host. */
export const localPath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

const previewSchema = z.object({
  /** The path that it begins with. */
  page: localPath,
  /** ms */
  until: z.int(),
});
export type Preview = z.infer<typeof previewSchema>;

/** What a link and its cookie carry. */
export const signPreview = (preview: Preview, key: Buffer): string => sign(preview, purpose, key);

/** What it opens, or opened until its time was `over`; null for a forged one. */
export function openPreview(token: string, key: Buffer): (Preview & { over: boolean }) | null {
  const preview = openSigned(token, purpose, previewSchema, key);
  return preview && { ...preview, over: preview.until <= Date.now() };
}
