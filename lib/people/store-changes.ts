import { addOwnership } from '../accounts/store.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Trx } from '../db/database.ts';
import { refreshPeople } from '../db/person-index.ts';
import { sameEmail } from '../db/same-email.ts';
import type { Locale } from '../i18n/locales.ts';
import { collectLeadWords } from '../leads/lead-words.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { cancelMail } from '../mail/store.ts';
import { type AskedAgain, askAgain } from '../subscriptions/store.ts';
import { moveOffers } from '../subscriptions/store-offers.ts';
import { endDataLinks } from './store-data-links.ts';
import { eraseAccountWithReports } from './store-erasure.ts';

/** The corrected details of a person; undefined ones stay. */
export interface Correction {
  name?: string;
  email?: string;
  phone?: string;
  locale?: Locale;
}

/**
 * Corrects somebody in their leads, searches and newsletter together; the name and language of an account as well, never its address,
 * which is what its owner logs in with. Returns what a new address has to confirm.
 */
export async function correctPerson(
  trx: Trx,
  address: string,
  { name, email, phone, locale }: Correction,
): Promise<AskedAgain> {
  const leads = await trx
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'fields'])
    .where(sameEmail('email', address))
    .orderBy('created_at', 'desc')
    .execute();
  for (const [i, lead] of leads.entries()) {
    const fields = JSON.parse(lead.fields) as Record<string, unknown>;
    const right = {
      // A testimonial has the name under which it is published.
      name: 'displayName' in fields ? lead.name : (name ?? lead.name),
      email: email ?? lead.email,
      fields: { ...fields, ...correctFields(fields, { name, email, phone }, i === 0) },
    };
    await trx
      .updateTable('lead')
      .set({
        ...right,
        fields: JSON.stringify(right.fields),
        words: collectLeadWords(right.name, right.email, right.fields),
        ...(locale && { locale }),
      })
      .where('id', '=', lead.id)
      .execute();
  }
  const set = Object.fromEntries(Object.entries({ name, email, locale }).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length > 0)
    for (const table of ['search', 'reader'] as const)
      await trx.updateTable(table).set(set).where(sameEmail('email', address)).execute();
  const { email: _, ...ofAccount } = set;
  if (Object.keys(ofAccount).length > 0)
    await trx
      .updateTable('user')
      .set(ofAccount)
      .where('email', '=', normalizeEmail(address))
      .where('role', '=', 'client')
      .execute();
  if (email) {
    await deleteWaitingAlerts(trx, address);
    await moveMails(trx, address, email);
    await moveOffers(trx, address, email);
  }
  const asked = email ? await askAgain(trx, email) : { searches: [], reader: null };
  await refreshPeople(trx, [address, email ?? address]);
  return asked;
}

/** Returns the changed fields of a form; a telephone number that no lead has is added to the newest. */
function correctFields(
  fields: Record<string, unknown>,
  { name, email, phone }: Correction,
  isNewest: boolean,
): Record<string, unknown> {
  const [firstName = '', ...rest] = name?.split(/\s+/) ?? [];
  const isNamed = name !== undefined && 'firstName' in fields;
  return {
    ...(isNamed && 'lastName' in fields ? { firstName, lastName: rest.join(' ') } : isNamed ? { firstName: name } : {}),
    ...(email !== undefined && 'email' in fields ? { email } : {}),
    ...(phone !== undefined && ('phone' in fields || isNewest) ? { phone } : {}),
  };
}

/** Deletes the mails about new homes that wait: their links end, and a search that is confirmed again begins with all homes that there are. */
async function deleteWaitingAlerts(trx: Trx, address: string): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'message'])
    .where(sameEmail('recipient', address))
    .where('state', '=', 'waiting')
    .where('lead', 'is', null)
    .execute();
  for (const { id, message } of waiting) {
    const { headers } = JSON.parse(message ?? '{}') as Partial<OutgoingMail>;
    if (headers?.['List-Unsubscribe']) await cancelMail(trx, id);
  }
}

/** Moves the mails and forwarded leads of an address to another; waiting mails are sent there. */
async function moveMails(trx: Trx, from: string, to: string): Promise<void> {
  const mails = await trx.selectFrom('outbox').select(['id', 'message']).where(sameEmail('recipient', from)).execute();
  for (const { id, message } of mails) {
    const sent = message === null ? null : (JSON.parse(message) as OutgoingMail);
    await trx
      .updateTable('outbox')
      .set({ recipient: to, message: sent && JSON.stringify({ ...sent, to }) })
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('lead_entry').set({ recipient: to }).where(sameEmail('recipient', from)).execute();
}

/** Moves everything of one address to another one of the same person. Their account has to be with the one that stays. */
export async function mergePeople(trx: Trx, from: string, into: string): Promise<void> {
  const to = normalizeEmail(into);
  const leads = await trx.selectFrom('lead').select(['id', 'name', 'fields']).where(sameEmail('email', from)).execute();
  for (const { id, name, fields: text } of leads) {
    const fields = JSON.parse(text) as Record<string, unknown>;
    const moved = 'email' in fields ? { ...fields, email: to } : fields;
    await trx
      .updateTable('lead')
      .set({ email: to, fields: JSON.stringify(moved), words: collectLeadWords(name, to, moved) })
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('search').set({ email: to }).where(sameEmail('email', from)).execute();
  await moveReader(trx, from, to);
  await moveMails(trx, from, to);
  await moveOffers(trx, from, to);
  await moveAccount(trx, from, to);
  await endDataLinks(trx, from);
  await refreshPeople(trx, [from, to]);
}

/** Leaves one subscription: a confirmed one rather than one that is not. */
async function moveReader(trx: Trx, from: string, to: string): Promise<void> {
  const readers = await trx
    .selectFrom('reader')
    .select(['id', 'email', 'state'])
    .where('email', 'in', [normalizeEmail(from), to])
    .execute();
  const stays = readers.toSorted(
    (a, b) =>
      Number(b.state === 'confirmed') - Number(a.state === 'confirmed') ||
      Number(b.email === to) - Number(a.email === to),
  )[0];
  if (!stays) return;
  for (const { id } of readers) if (id !== stays.id) await trx.deleteFrom('reader').where('id', '=', id).execute();
  await trx.updateTable('reader').set({ email: to }).where('id', '=', stays.id).execute();
}

/** Moves the homes of an account to that of the other address, and deletes it. */
async function moveAccount(trx: Trx, from: string, to: string): Promise<void> {
  const findClientId = async (email: string) =>
    (
      await trx
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .where('role', '=', 'client')
        .executeTakeFirst()
    )?.id;
  const [old, kept] = [await findClientId(normalizeEmail(from)), await findClientId(to)];
  if (!old || !kept) return;
  const homes = await trx.selectFrom('ownership').select('property').where('user', '=', old).execute();
  for (const { property } of homes) await addOwnership(kept, property, trx);
  await eraseAccountWithReports(trx, from);
}
