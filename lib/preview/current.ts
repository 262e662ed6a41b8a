import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
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

/** The preview that is being answered; null for a page that is kept, for it is made for everyone. */
export function currentPreview(): Preview | null {
  const work = workUnitAsyncStorage.getStore();
  return work?.type === 'request' ? previewOf(work.cookies) : null;
}
