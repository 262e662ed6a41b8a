import 'server-only';
import { z } from 'zod';
import { invite } from '../accounts/invite.ts';
import { findAccountByEmail, isStaffRole } from '../accounts/store.ts';
import { type Actor, isLastOf, writeAudit } from '../audit/store.ts';
import { changeRows } from '../audit/store-rows.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { locales } from '../i18n/locales.ts';
import { officeHref } from '../routes/office-paths.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { homeNamed, homesNamed } from '../staff/named-homes.ts';
import type { BeforeUndo } from '../staff/undo.ts';
import { findVisibleOwner, isResponsibleFor } from './access.ts';
import { endOwnership, type OwnerAccount } from './store-accounts.ts';

export const accountId = z.string().min(1).max(64);
const home = z.coerce.number<string>().int().positive().max(999_999_999);

interface InvitedOwner {
  email: string;
  name: string;
  language: (typeof locales)[number];
  homes: readonly number[];
}

/** Gives somebody access to homes, or to more of them; returns the account and the link of the mail. The staff command calls it too. */
export async function inviteOwner({ homes, language, ...person }: InvitedOwner, actor: Actor, data: Snapshot) {
  const { properties, withdrawn } = data.catalogue;
  if (homes.length === 0 || !homes.every((id) => properties.has(id) || withdrawn.has(id)))
    throw new RejectionError('unknownHome', 'homes');
  const known = await findAccountByEmail(person.email);
  if (known && isStaffRole(known.role)) throw new RejectionError('addressOfStaff', 'email');
  const invitation = { ...person, locale: language, role: 'client', homes } as const;
  const after = { home: homes.join(' ') };
  return invite(invitation, data, (trx, { id }) =>
    writeAudit(trx, actor, { action: 'owner.invite', subject: id, after }),
  );
}

export const inviteOwnerAction = defineAction({
  name: 'owner.invite',
  roles: ['owner', 'broker'],
  needsRecentLogin: true,
  schema: z.object({
    email: z.email().max(254),
    name: z.string().max(200),
    language: z.enum(locales),
    homes: z.string().max(400),
  }),
  async run({ homes: text, ...person }, { session: { staff }, data, locale }) {
    const homes = homesIn(text, data);
    if (!homes.every(isResponsibleFor(staff, data))) throw new RejectionError('ofColleague', 'homes');
    const { account } = await inviteOwner({ ...person, homes }, staff, data);
    return { done: 'invited', href: officeHref(`owners/${account.id}`, locale) };
  },
});

/** "5805, HAS-5914", or one that contains a comma: "Demerstraat 12, 3500 Hasselt". */
function homesIn(text: string, data: Snapshot): number[] {
  const separator = /^[\d\s,;]+$/.test(text) ? /[\s,;]+/ : /[,;]/;
  const parts = homesNamed(text, data).length === 1 ? [text] : text.split(separator).filter((part) => part.trim());
  return [...new Set(parts.map((part) => homeNamed(part, data, 'homes').id))];
}

const requireOwner = async (id: string, { session: { staff }, data }: ActionContext): Promise<OwnerAccount> => {
  const owner = await findVisibleOwner(id, staff, data);
  if (!owner) throw new RejectionError('gone');
  return owner;
};

/** Sends the invitation again to an owner who has not chosen a password yet. */
export const resendInvitationAction = defineAction({
  name: 'owner.resend',
  roles: ['owner', 'broker'],
  needsRecentLogin: true,
  schema: z.object({ id: accountId }),
  async run({ id }, context) {
    const owner = await requireOwner(id, context);
    if (owner.isActive) throw new RejectionError('isActive');
    const { email, name, locale, homes } = owner;
    await inviteOwner({ email, name, language: locale, homes }, context.session.staff, context.data);
    return { done: 'invited' };
  },
});

/** The home must still be one that the person deals with, and the access of the owner must not have ended since. */
const beforeUndo: BeforeUndo = async (trx, event, { staff, data }) => {
  const { home } = event.before ?? event.after ?? {};
  if (!isResponsibleFor(staff, data)(Number(home))) throw new RejectionError('ofColleague');
  if (!(await isLastOf(trx, event, ['owner.end']))) throw new RejectionError('changedSince');
};

const place = (user: string, property: number) => ({ table: 'ownership', key: { user, property } }) as const;

/** Gives an owner another home. */
export const addOwnedHomeAction = defineAction({
  name: 'owner.add-home',
  roles: ['owner', 'broker'],
  needsRecentLogin: true,
  schema: z.object({ id: accountId, home: z.string().max(200) }),
  async run(sent, context) {
    const { session, data } = context;
    const owner = await requireOwner(sent.id, context);
    const home = homeNamed(sent.home, data, 'home').id;
    if (!isResponsibleFor(session.staff, data)(home)) throw new RejectionError('ofColleague', 'home');
    if (owner.homes.includes(home)) return { done: 'saved' };
    const put = { user: owner.id, property: home, created_at: Date.now() };
    const added = {
      action: 'owner.add-home' as const,
      subject: owner.id,
      after: { home },
      rows: [{ ...place(owner.id, home), put }],
    };
    const auditId = await inTransaction((trx) => changeRows(trx, session.staff, added));
    return { done: 'saved', undo: auditId };
  },
  beforeUndo,
});

/** Removes a home from an owner, as after its sale. */
export const removeOwnedHomeAction = defineAction({
  name: 'owner.take-home',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId, home }),
  async run({ id, home }, context) {
    const { session, data } = context;
    const owner = await requireOwner(id, context);
    if (!isResponsibleFor(session.staff, data)(home)) throw new RejectionError('ofColleague');
    const taken = { action: 'owner.take-home' as const, subject: owner.id, before: { home } };
    const auditId = await inTransaction((trx) =>
      changeRows(trx, session.staff, { ...taken, rows: [{ ...place(owner.id, home), put: null }] }),
    );
    if (!auditId) throw new RejectionError('gone');
    // Somebody with no home left is no longer an owner, and their page is gone.
    return owner.homes.length > 1 ? { done: 'saved', undo: auditId } : { href: officeHref('owners', context.locale) };
  },
  beforeUndo,
});

/** Ends the access of an owner: no home, no session, no open link. The account stays for any saved searches. */
export const endAccessAction = defineAction({
  name: 'owner.end',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId }),
  async run({ id }, context) {
    const { session, data, locale } = context;
    const owner = await requireOwner(id, context);
    if (!owner.homes.every(isResponsibleFor(session.staff, data))) throw new RejectionError('someOfColleague');
    await inTransaction(async (trx) => {
      await endOwnership(trx, owner.id);
      const before = { home: owner.homes.join(' ') };
      await writeAudit(trx, session.staff, { action: 'owner.end', subject: owner.id, before });
    });
    return { href: officeHref('owners', locale) };
  },
});
