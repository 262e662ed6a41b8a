import { z } from 'zod';
import { processState } from '../base/process-state.ts';
import { enabledLocales, type Site } from '../content/schema.ts';
import { preferredLocale } from '../i18n/preferred.ts';
import type { RequestInfo, Resolution } from '../requests/resolve-request.ts';
import { openSigned, sign } from '../security/signed.ts';

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

/** The payload of a link and its cookie. */
export const signPreview = (preview: Preview, key: Buffer): string => sign(preview, purpose, key);

/** The preview that it opens, or opened until its time was `over`; null for a forged one. */
export function openPreview(token: string, key: Buffer): (Preview & { over: boolean }) | null {
  const preview = openSigned(token, purpose, previewSchema, key);
  return preview && { ...preview, over: preview.until <= Date.now() };
}

const address = /^\/api\/preview\/([^/]+)\/$/;

/**
 * Returns the result of a link to a preview: 'begins' for one that opens, or the page that says why it does not, 410 once it is over and 404
 * for a forged one, in the language of the page that it names, else of the visitor; null for any other address.
 */
export function linkAnswer(
  { pathname, language, acceptLanguage }: RequestInfo,
  site: Site,
): 'begins' | Resolution | null {
  const token = address.exec(pathname)?.[1];
  if (!token) return null;
  // Until the key is known here, the route has to find it.
  if (!processState.previewKey) return 'begins';
  const preview = openPreview(token, processState.previewKey);
  if (preview && !preview.over) return 'begins';
  const enabled = enabledLocales(site);
  const ofPage = enabled.find((locale) => locale === preview?.page.split('/')[1]);
  const locale = ofPage ?? preferredLocale(language, acceptLanguage, enabled);
  return { page: `/${locale}/preview-over/`, status: preview ? 410 : 404, personal: true };
}
