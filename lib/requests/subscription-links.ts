import { z } from 'zod';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { signedTokens } from '../db/tokens.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';

const schema = z.object({
  kind: z.enum(['search', 'newsletter', 'report', 'offers']),
  /** The id of a search, a reader, an owner’s account, or a lead whose person staff write to about homes. */
  id: z.string().min(1),
  /** The choices of the page of the link, or its results. */
  step: z.enum(['confirm', 'change', 'changed', 'stop']),
});

/** The purpose of a link in a mail. It is valid as long as its subject exists. */
export type Link = z.infer<typeof schema>;

/** Sign a link and open it again; null for a text that we did not sign. */
export const { sign: signLink, open: openLink } = signedTokens({ purpose: 'subscription', secret: 'links', schema });

/** The page of a link on this site. */
export const linkPath = (signed: string, locale: Locale, { paths }: Pick<Snapshot, 'paths'>): string =>
  `${paths.href({ name: 'subscription' }, locale)}?link=${signed}`;

/** Returns the whole address of a link, for a mail; pass `trx` inside a transaction. */
export const linkHref = async (link: Link, locale: Locale, data: Pick<Snapshot, 'paths'>, trx?: Trx): Promise<string> =>
  env.siteUrl + linkPath(await signLink(link, trx), locale, data);

/** The address that a link is answered at: by the button of its page, or by a mail program. */
export const answerPath = (signed: string): string => `/api/subscription/${signed}/`;

/** Lets mail programs offer to unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = async (
  kind: Link['kind'],
  id: string,
  trx?: Trx,
): Promise<Record<string, string>> => ({
  'List-Unsubscribe': `<${env.siteUrl}${answerPath(await signLink({ kind, id, step: 'stop' }, trx))}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
