import 'server-only';
import { z } from 'zod';
import { findAccountByEmail, isStaffRole } from '../accounts/store.ts';
import { writeAudit } from '../audit/store.ts';
import { normalizeEmail } from '../base/email.ts';
import { inTransaction } from '../db/database.ts';
import { findPersonId, lockPerson } from '../db/person-index.ts';
import { locales } from '../i18n/locales.ts';
import { queueMail } from '../letters/compose.tsx';
import { officeHref } from '../routes/office-paths.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { confirmAgainMails } from '../subscriptions/confirm-again.ts';
import { stopReader, stopSearch } from '../subscriptions/store.ts';
import { erasePerson, isUnknown, retainsAccount } from './erase-person.ts';
import { peopleScope } from './people-page.ts';
import { correctPerson, mergePeople } from './store-changes.ts';
import { countByPerson, findVisiblePerson, type KnownPerson } from './store-list.ts';
import { readPersonRecord } from './store-record.ts';

const id = z.uuid();

async function personOf(wanted: string, { session: { staff }, data }: ActionContext): Promise<KnownPerson> {
  const person = await findVisiblePerson(wanted, peopleScope(staff, data));
  if (!person) throw new RejectionError('gone');
  return person;
}

/**
 * A correction changes the leads of colleagues too, and the reader of a new address can have everything sent there that is kept of the
 * person (/my-data/).
 */
function refuseShared({ isShared }: KnownPerson): void {
  if (isShared) throw new RejectionError('seenByOthers');
}

/** Corrects a name, address, telephone number or language everywhere. The log says which was corrected, not the values. */
export const correctPersonAction = defineAction({
  name: 'person.correct',
  roles: ['owner', 'broker'],
  schema: z.object({
    id,
    name: z.string().max(200).optional(),
    email: z.email().max(254).optional(),
    phone: z.string().max(40).optional(),
    language: z.enum(locales).optional(),
  }),
  async run({ id: wanted, name, email, phone, language: locale }, context) {
    const person = await personOf(wanted, context);
    refuseShared(person);
    const known = { name: person.name, email: person.email, phone: person.phone };
    const given = { name, email: email && normalizeEmail(email), phone };
    const changed = Object.fromEntries(
      (Object.keys(known) as (keyof typeof known)[]).flatMap((key) =>
        given[key] === undefined || given[key] === known[key] ? [] : [[key, given[key]]],
      ),
    );
    if (changed.email) {
      if (await findPersonId(changed.email)) throw new RejectionError('knownAddress', 'email');
      // The address is a login: a mail to a new one would give its reader access to the account.
      if (await findAccountByEmail(person.email)) throw new RejectionError('accountAddress', 'email');
    }
    const correction = { ...changed, ...(locale && { locale }) };
    if (Object.keys(correction).length === 0) return { done: 'saved' };
    const subject = await inTransaction(async (trx) => {
      for (const one of [person.email, changed.email ?? person.email].sort()) await lockPerson(trx, one);
      const asked = await correctPerson(trx, person.email, correction);
      for (const mail of await confirmAgainMails(trx, asked, context.data)) await queueMail(trx, mail);
      const now = (await findPersonId(changed.email ?? person.email, trx)) ?? person.id;
      await writeAudit(trx, context.session.staff, {
        action: 'person.correct',
        subject: now,
        after: { corrected: Object.keys(correction) },
      });
      return now;
    });
    // Under another address they are another row.
    return subject === person.id ? { done: 'saved' } : { href: officeHref(`people/${subject}`, context.locale) };
  },
});

/** Stops one search, or the newsletter. */
export const stopPersonAction = defineAction({
  name: 'person.stop',
  roles: ['owner', 'broker'],
  schema: z.object({ id, search: id.optional() }),
  async run({ id: wanted, search }, context) {
    const person = await personOf(wanted, context);
    refuseShared(person);
    const { email, id: subject } = person;
    const { searches, reader } = await readPersonRecord(email);
    if (search ? !searches.some((one) => one.id === search) : !reader) throw new RejectionError('gone');
    const what = search ? 'search' : 'newsletter';
    await inTransaction(async (trx) => {
      if (search) await stopSearch(search, trx);
      else if (reader) await stopReader(reader.id, trx);
      await writeAudit(trx, context.session.staff, { action: 'person.stop', subject, after: { stopped: what } });
    });
    return { done: 'stopped' };
  },
});

/** Finds another address of somebody, without putting it into a URL. */
export const findDoublePersonAction = defineAction({
  name: 'person.find-double',
  roles: ['owner'],
  schema: z.object({ id, email: z.email().max(254) }),
  async run({ id: wanted, email }, context) {
    const person = await personOf(wanted, context);
    const other = await findPersonId(email);
    if (!other || other === person.id) throw new RejectionError('unknownAddress', 'email');
    return { href: `${officeHref(`people/${person.id}`, context.locale)}?merge=${other}#merge` };
  },
});

/** Merges two addresses of one person: everything moves to the address whose page it is. */
export const mergePersonAction = defineAction({
  name: 'person.merge',
  roles: ['owner'],
  schema: z.object({ id, from: id }),
  async run({ id: wanted, from: other }, context) {
    const [into, from] = [await personOf(wanted, context), await personOf(other, context)];
    if (into.id === from.id) throw new RejectionError('gone');
    const [own, kept] = [await findAccountByEmail(from.email), await findAccountByEmail(into.email)];
    if (own && [own, kept].some((one) => one && isStaffRole(one.role))) throw new RejectionError('isStaff');
    // The account stays with the address by which its owner logs in.
    if (own && !kept) throw new RejectionError('keepAccount');
    const counts = (await countByPerson([from.email])).get(from.email);
    await inTransaction(async (trx) => {
      for (const one of [from.email, into.email].sort()) await lockPerson(trx, one);
      await mergePeople(trx, from.email, into.email);
      await writeAudit(trx, context.session.staff, {
        action: 'person.merge',
        subject: into.id,
        after: { leads: counts?.leads ?? 0, visits: counts?.visits ?? 0, searches: counts?.searches ?? 0 },
      });
    });
    return { done: 'merged' };
  },
});

/** Erases somebody, if the confirmation box is ticked. */
export const erasePersonAction = defineAction({
  name: 'person.erase',
  roles: ['owner'],
  needsRecentLogin: true,
  schema: z.object({ id, sure: z.literal('on') }),
  async run({ id: wanted }, context) {
    const { session, data, locale } = context;
    const { email } = await personOf(wanted, context);
    const erased = await erasePerson(email, { id: session.staff.id, name: session.staff.name }, data);
    if (isUnknown(erased)) throw new RejectionError('gone');
    // If the account stays, the person still has a page.
    return retainsAccount(erased) && !erased.stays.isStaff
      ? { done: 'erased' }
      : { href: `${officeHref('people', locale)}?erased=yes` };
  },
});
