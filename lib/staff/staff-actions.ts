import 'server-only';
import { z } from 'zod';
import { invite } from '../accounts/invite.ts';
import { findAccountByEmail, isStaffRole } from '../accounts/store.ts';
import {
  endSessions,
  findStaff,
  hasOtherOwner,
  recordUse,
  removeStaff,
  resetStaff,
  type Staff,
  updateStaff,
} from '../accounts/store-staff.ts';
import { type Actor, type AuditAction, writeAudit } from '../audit/store.ts';
import { minuteMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { staffRoles } from '../db/tables/accounts.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { locales } from '../i18n/locales.ts';
import { retryMails } from '../mail/store.ts';
import { officeHref } from '../routes/office-paths.ts';
import { defineAction, RejectionError } from './define-action.ts';
import { checkCode, renewCodes } from './second-factor.ts';

const rights = { role: z.enum(staffRoles), broker: z.string().max(100).optional() };

/** A person to invite as staff. */
export const invitationSchema = z.object({
  ...rights,
  email: z.email().max(254),
  name: z.string().min(1).max(200),
  language: z.enum(locales),
});

/** Invites somebody as staff, again where they did not come in; returns the link of the mail. The staff command calls it too. */
export async function inviteStaff(
  { role, broker, email, name, language }: z.output<typeof invitationSchema>,
  actor: Actor,
  data: Snapshot,
): Promise<string> {
  const known = await findAccountByEmail(email);
  if (known && !isStaffRole(known.role)) throw new RejectionError('isClient');
  checkPerson(broker, data);
  const person = { email, name, locale: language, role, homes: [], broker: broker ?? null };
  const { link } = await invite(person, data, async (trx, { id }) => {
    await requireRemainingOwner(trx, id, role);
    await updateStaff(trx, id, { role, broker: broker ?? null });
    await writeAudit(trx, actor, { action: 'staff.invite', subject: id, after: { role, broker } });
  });
  return link;
}

function checkPerson(broker: string | undefined, { content: { team } }: Snapshot): void {
  if (broker && !team.has(broker)) throw new RejectionError('unknownPerson');
}

/** At least one owner of the agency must remain. */
async function requireRemainingOwner(trx: Trx, id: string, role?: Staff['role']): Promise<void> {
  const staff = await findStaff(id, trx);
  if (staff?.role === 'owner' && role !== 'owner' && !(await hasOtherOwner(trx, id)))
    throw new RejectionError('lastOwner');
}

export const inviteStaffAction = defineAction({
  name: 'staff.invite',
  roles: ['owner'],
  needsRecentLogin: true,
  schema: invitationSchema,
  async run(person, { session: { staff }, data }) {
    await inviteStaff(person, staff, data);
    return { done: 'invited' };
  },
});

const staffIdSchema = z.object({ id: z.string().max(100) });

/** Changes the account of a member of staff, with a line in the log. */
async function changeAndAudit(
  id: string,
  actor: Actor,
  name: AuditAction,
  work: (trx: Trx, staff: Staff) => Promise<object | undefined>,
) {
  await inTransaction(async (trx) => {
    const staff = await findStaff(id, trx);
    if (!staff) throw new RejectionError('gone');
    await writeAudit(trx, actor, { action: name, subject: id, ...(await work(trx, staff)) });
  });
}

export const changeStaffAction = defineAction({
  name: 'staff.change',
  roles: ['owner'],
  needsRecentLogin: true,
  schema: staffIdSchema.extend(rights),
  async run({ id, role, broker }, { session: { staff: actor }, data }) {
    checkPerson(broker, data);
    await changeAndAudit(id, actor, 'staff.change', async (trx, staff) => {
      await requireRemainingOwner(trx, id, role);
      await updateStaff(trx, id, { role, broker: broker ?? null });
      return { before: { role: staff.role, broker: staff.broker }, after: { role, broker: broker ?? null } };
    });
    return { done: 'saved' };
  },
});

export const endStaffSessionsAction = defineAction({
  name: 'staff.end-sessions',
  roles: ['owner'],
  schema: staffIdSchema,
  async run({ id }, { session: { staff } }) {
    await changeAndAudit(id, staff, 'staff.end-sessions', async (trx) => void (await endSessions(trx, id)));
    return { done: 'sessionsEnded' };
  },
});

/** For a lost phone, or a password that became known: the member of staff needs a new invitation. */
export const resetStaffAccess = (id: string, actor: Actor) =>
  changeAndAudit(id, actor, 'staff.reset', async (trx) => void (await resetStaff(trx, id)));

export const resetStaffAction = defineAction({
  name: 'staff.reset',
  roles: ['owner'],
  needsRecentLogin: true,
  schema: staffIdSchema,
  async run({ id }, { session: { staff }, data }) {
    if (id === staff.id) throw new RejectionError('notYourself');
    const known = await findStaff(id);
    if (!known) throw new RejectionError('gone');
    await resetStaffAccess(id, staff);
    const { email, name, locale: language, role, broker } = known;
    await inviteStaff({ email, name, language, role, broker: broker ?? undefined }, staff, data);
    return { done: 'reset' };
  },
});

/** Removes a member of staff; throws for the last owner of the agency. */
export const removeStaffMember = (id: string, actor: Actor) =>
  changeAndAudit(id, actor, 'staff.remove', async (trx, { role }) => {
    await requireRemainingOwner(trx, id);
    await removeStaff(trx, id);
    return { before: { role } };
  });

export const removeStaffAction = defineAction({
  name: 'staff.remove',
  roles: ['owner'],
  needsRecentLogin: true,
  schema: staffIdSchema,
  async run({ id }, { session: { staff } }) {
    if (id === staff.id) throw new RejectionError('notYourself');
    await removeStaffMember(id, staff);
    return { done: 'removed' };
  },
});

const codeLimit = { max: 5, windowMs: 10 * minuteMs };

/** Makes a session that was idle fresh again. */
export const confirmSessionAction = defineAction({
  name: 'session.confirm',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ code: z.string().max(20) }),
  async run({ code }, { session: { id, staff }, headers }) {
    if (!(await isWithinLimitOf('office-code', staff.id, codeLimit.max, codeLimit.windowMs)))
      throw new RejectionError('tooMany');
    if (!(await checkCode(headers, staff.id, code))) throw new RejectionError('code');
    await recordUse(id);
    return { done: 'confirmed' };
  },
});

/** Ends all sessions of one's own, this one too. */
export const endOwnSessionsAction = defineAction({
  name: 'session.end-all',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({}),
  async run(_, { session: { staff }, locale }) {
    await changeAndAudit(staff.id, staff, 'session.end-all', async (trx) => void (await endSessions(trx, staff.id)));
    return { href: officeHref('log-in', locale) };
  },
});

export const renewCodesAction = defineAction({
  name: 'codes.renew',
  roles: ['owner', 'broker', 'editor'],
  needsRecentLogin: true,
  schema: z.object({ password: z.string().max(200) }),
  async run({ password }, { session: { staff }, headers }) {
    if (!(await isWithinLimitOf('office-code', staff.id, codeLimit.max, codeLimit.windowMs)))
      throw new RejectionError('tooMany');
    const codes = await renewCodes(headers, password);
    if (!codes) throw new RejectionError('password');
    await inTransaction((trx) => writeAudit(trx, staff, { action: 'codes.renew', subject: staff.id }));
    return { codes };
  },
});

/** Tries a mail that failed again. */
export const retryMailAction = defineAction({
  name: 'mail.retry',
  roles: ['owner'],
  schema: z.object({ id: z.uuid() }),
  async run({ id }, { session: { staff } }) {
    await inTransaction(async (trx) => {
      if ((await retryMails([id], trx)).length === 0) throw new RejectionError('gone');
      await writeAudit(trx, staff, { action: 'mail.retry', after: { mail: id } });
    });
    return { done: 'retried' };
  },
});
