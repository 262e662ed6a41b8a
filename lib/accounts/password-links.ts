import { z } from 'zod';
import { hourMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { signedTokens } from '../db/tokens.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';

/** The time for which a link to replace a forgotten password works. */
export const resetLinkMs = hourMs;

/** The content of a link to choose a password: better-auth's one-time token, which expires soon. */
const schema = z.object({ kind: z.enum(['reset', 'invitation']), token: z.string() });
export type PasswordLink = z.infer<typeof schema>;
const tokens = signedTokens({ purpose: 'password', secret: 'links', schema });

/** The address of a mail that lets its reader choose a password. */
export const passwordHref = async (
  link: PasswordLink,
  locale: Locale,
  { paths }: Pick<Snapshot, 'paths'>,
): Promise<string> => `${env.siteUrl}${paths.href({ name: 'password' }, locale)}?link=${await tokens.sign(link)}`;

/** Null for a text that we did not sign. */
export const openPasswordLink = tokens.open;
