import { normalizeEmail } from '../base/email.ts';
import { db, type Trx } from '../db/database.ts';

// Homes that staff proposed by mail: each person gets the same one once. Addresses are in lower case.

/** Records that an address gets a mail about homes; returns those that it had not got yet. */
export async function recordOffers(trx: Trx, email: string, homes: readonly number[]): Promise<number[]> {
  if (homes.length === 0) return [];
  const noted = await trx
    .insertInto('home_offer')
    .values(homes.map((home) => ({ home, email: normalizeEmail(email), sent_at: Date.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('home')
    .execute();
  return noted.map(({ home }) => home);
}

/** Returns who got a mail about a home, with the time (ms since epoch). */
export async function listOfferTimes(home: number): Promise<Map<string, number>> {
  const rows = await (await db())
    .selectFrom('home_offer')
    .select(['email', 'sent_at'])
    .where('home', '=', home)
    .execute();
  return new Map(rows.map(({ email, sent_at }) => [email, sent_at]));
}

/** The homes that an address got a mail about, with the time. */
export async function listOffersTo(email: string): Promise<Map<number, number>> {
  const rows = await (await db())
    .selectFrom('home_offer')
    .select(['home', 'sent_at'])
    .where('email', '=', normalizeEmail(email))
    .execute();
  return new Map(rows.map(({ home, sent_at }) => [home, sent_at]));
}

/** The addresses that want no mail about homes because of what they once asked. */
export async function listStoppedOffers(): Promise<Set<string>> {
  const rows = await (await db()).selectFrom('stopped_offer').select('email').execute();
  return new Set(rows.map(({ email }) => email));
}

/** The person of a lead wants no such mails any more; nothing for a lead that is gone. */
export async function stopOffers(lead: string): Promise<void> {
  const email = await leadEmail(lead);
  if (!email) return;
  await (await db())
    .insertInto('stopped_offer')
    .values({ email, stopped_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The person of a lead wants them again. */
export async function resumeOffers(lead: string): Promise<void> {
  const email = await leadEmail(lead);
  if (email) await (await db()).deleteFrom('stopped_offer').where('email', '=', email).execute();
}

async function leadEmail(lead: string): Promise<string | null> {
  const found = await (await db()).selectFrom('lead').select('email').where('id', '=', lead).executeTakeFirst();
  return found ? normalizeEmail(found.email) : null;
}

/** The language of a lead, and whether its person wants no such mails; null for one that is gone. */
export async function findOfferStop(lead: string): Promise<{ locale: string; stopped: boolean } | null> {
  const found = await (await db())
    .selectFrom('lead')
    .select(['email', 'locale'])
    .where('id', '=', lead)
    .executeTakeFirst();
  return found ? { locale: found.locale, stopped: (await listStoppedOffers()).has(normalizeEmail(found.email)) } : null;
}

/** Moves the offers, and the refusal of more, from one address to another of the same person. */
export async function moveOffers(trx: Trx, from: string, to: string): Promise<void> {
  const [old, address] = [normalizeEmail(from), normalizeEmail(to)];
  if (old === address) return;
  const offers = await trx.selectFrom('home_offer').select(['home', 'sent_at']).where('email', '=', old).execute();
  for (const { home, sent_at } of offers)
    await trx
      .insertInto('home_offer')
      .values({ home, email: address, sent_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const stopped = await trx
    .selectFrom('stopped_offer')
    .select('stopped_at')
    .where('email', '=', old)
    .executeTakeFirst();
  if (stopped)
    await trx
      .insertInto('stopped_offer')
      .values({ email: address, ...stopped })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await eraseOffers(trx, old);
}

/** Deletes what is known about an address. */
export async function eraseOffers(trx: Trx, email: string): Promise<void> {
  for (const table of ['home_offer', 'stopped_offer'] as const)
    await trx.deleteFrom(table).where('email', '=', normalizeEmail(email)).execute();
}

/** Deletes mails that were sent before a time, and the wish of an address of which there is nothing else to write about. */
export async function deleteOldOffers(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('home_offer').where('sent_at', '<=', before).execute();
  await trx
    .deleteFrom('stopped_offer')
    .where('stopped_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead')
            .select('lead.id')
            .where(({ eb, fn, ref }) => eb(fn('lower', [ref('lead.email')]), '=', ref('stopped_offer.email'))),
        ),
      ),
    )
    .execute();
}
