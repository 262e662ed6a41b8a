import { secret } from '../db/secret.ts';

/** What previews are signed with. From the first call on, every part of the process knows it. */
export async function previewKey(): Promise<Buffer> {
  globalThis.heemPreviewKey ??= await secret('preview');
  return globalThis.heemPreviewKey;
}
