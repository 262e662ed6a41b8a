import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import { secret } from '../db/secret.ts';
import { findVisit, type Visit } from '../db/visits.ts';
import { openSigned, sign } from '../forms/signed.ts';
import type { Locale } from '../i18n/locales.ts';

const purpose = 'visit';
const schema = z.object({ visit: z.uuid() });

/** The path of an appointment's own page, which only who has the link can open. */
export async function visitPath(
  id: string,
  locale: Locale,
  { paths }: Pick<Snapshot, 'paths'>,
  trx?: Trx,
): Promise<string> {
  const token = sign({ visit: id }, purpose, await secret('visits', trx));
  return `${paths.href({ name: 'visit' }, locale)}?token=${token}`;
}

/** The appointment that a link is about; null for a link that we did not make, or whose appointment was erased. */
export async function openVisit(token: string): Promise<Visit | null> {
  const opened = openSigned(token, purpose, schema, await secret('visits'));
  return opened && findVisit(opened.visit);
}
