import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { signedTokens } from '../db/tokens.ts';
import type { Locale } from '../i18n/locales.ts';
import { findVisit, type Visit } from './store.ts';

const tokens = signedTokens({ purpose: 'visit', secret: 'visits', schema: z.object({ visit: z.uuid() }) });

/** The path of an appointment's own page, which opens only with the link. */
export async function visitPath(
  id: string,
  locale: Locale,
  { paths }: Pick<Snapshot, 'paths'>,
  trx?: Trx,
): Promise<string> {
  return `${paths.href({ name: 'visit' }, locale)}?token=${await tokens.sign({ visit: id }, trx)}`;
}

/** The address of the calendar file of an appointment, which the token of its page opens. */
export const calendarHref = (token: string, locale: Locale): string =>
  `/api/visits/calendar/?${new URLSearchParams({ token, locale })}`;

/** The appointment that a link is about; null for a link that we did not make, or whose appointment was erased. */
export async function openVisit(token: string): Promise<Visit | null> {
  const opened = await tokens.open(token);
  return opened && findVisit(opened.visit);
}
