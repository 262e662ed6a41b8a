import { z } from 'zod';
import { hourMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { signedTokens } from '../db/tokens.ts';
import type { Locale } from '../i18n/locales.ts';
import { findEmailOfDataLink } from './store-data-links.ts';

/** The time for which the link works that shows people their stored data. */
export const dataLinkMs = hourMs;

const tokens = signedTokens({ purpose: 'my-data', secret: 'links', schema: z.object({ request: z.uuid() }) });

/** The page that the link in the mail opens: it contains no mail address. */
export async function dataLinkPath(id: string, locale: Locale, { paths }: Pick<Snapshot, 'paths'>): Promise<string> {
  return `${paths.href({ name: 'my-data' }, locale)}?link=${await tokens.sign({ request: id })}`;
}

/** Returns the address whose data a link opens; null if we did not make the link, it has expired, or the person was erased. */
export async function openDataLink(text: string): Promise<string | null> {
  const opened = await tokens.open(text);
  return opened && findEmailOfDataLink(opened.request);
}
