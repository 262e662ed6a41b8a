import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { hourMs } from '../day.ts';
import { emailOfDataLink } from '../db/data-links.ts';
import { signedTokens } from '../db/tokens.ts';
import type { Locale } from '../i18n/locales.ts';

/** How long the link works that shows somebody what is kept of them. */
export const dataLinkMs = hourMs;

const tokens = signedTokens({ purpose: 'my-data', secret: 'links', schema: z.object({ request: z.uuid() }) });

/** The page behind such a link, which the mail names: no address of a person is in it. */
export async function dataLinkPath(id: string, locale: Locale, { paths }: Pick<Snapshot, 'paths'>): Promise<string> {
  return `${paths.href({ name: 'my-data' }, locale)}?link=${await tokens.sign({ request: id })}`;
}

/** Whose data a link opens; null for one that we did not make, that is over, or whose person was erased. */
export async function openDataLink(text: string): Promise<string | null> {
  const opened = await tokens.open(text);
  return opened && emailOfDataLink(opened.request);
}
