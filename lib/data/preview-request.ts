import { cookies, draftMode } from 'next/headers';
import { processState } from '../base/process-state.ts';
import { openPreview, type Preview } from './preview.ts';

/** Holds what the link was signed with, and so ends when the link does. */
export const previewCookie = 'heem_preview';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The preview that somebody's cookies open; null for none, and for one that is over or forged. */
export function previewOf(cookies: Cookies): Preview | null {
  const token = cookies.get(previewCookie)?.value;
  const preview = token && processState.previewKey ? openPreview(token, processState.previewKey) : null;
  return preview && !preview.over ? preview : null;
}

/** The preview that is being answered. Next's draft mode alone opens none, but makes the page for this request; a cached page is made for everyone. */
export const currentPreview = async (): Promise<Preview | null> =>
  (await draftMode()).isEnabled ? previewOf(await cookies()) : null;
