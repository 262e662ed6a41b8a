import { cookies, draftMode } from 'next/headers';
import { openPreview, type Preview } from './preview.ts';

declare global {
  // Set by lib/preview/key.ts: the middleware is another bundle of the process, and knows no database.
  var heemPreviewKey: Buffer | undefined;
}

/** Holds what the link was signed with, and so ends when the link does. */
export const previewCookie = 'heem_preview';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The preview that somebody's cookies open; null for none, and for one that is over or forged. */
export function previewOf(cookies: Cookies): Preview | null {
  const token = cookies.get(previewCookie)?.value;
  const preview = token && globalThis.heemPreviewKey ? openPreview(token, globalThis.heemPreviewKey) : null;
  return preview && !preview.over ? preview : null;
}

/** The preview that is being answered. Next's draft mode alone opens none, but makes the page for this request; a kept page is made for everyone. */
export const currentPreview = async (): Promise<Preview | null> =>
  (await draftMode()).isEnabled ? previewOf(await cookies()) : null;
