import { randomBytes } from 'node:crypto';
import { auth } from '../../lib/accounts/auth.ts';
import { openPasswordLink } from '../../lib/accounts/password-links.ts';
import { findAccountByEmail } from '../../lib/accounts/store.ts';
import { endSessions, findStaff, type Staff } from '../../lib/accounts/store-staff.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { inTransaction } from '../../lib/db/database.ts';
import type { StaffRole } from '../../lib/db/tables/accounts.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { beginFactor, confirmFactor } from '../../lib/staff/second-factor.ts';
import { inviteStaff, resetStaffAccess } from '../../lib/staff/staff-actions.ts';
import { totp } from '../support/totp.ts';

export interface Person {
  email: string;
  name: string;
  role: StaffRole;
  /** The id of a person in data/team.json. */
  broker?: string;
  /** Their title in the printed text; members of staff without one do not log in. */
  title?: string;
}

/** The staff of the demo; the addresses exist nowhere else. */
export const demoStaff = {
  lies: {
    email: 'lies@demo.example',
    name: 'Lies Vandeput',
    role: 'owner',
    broker: 'lies-vandeput',
    title: 'the owner of the agency',
  },
  tom: { email: 'tom@demo.example', name: 'Tom Claes', role: 'broker', broker: 'tom-claes', title: 'a broker' },
  sara: { email: 'sara@demo.example', name: 'Sara Jacobs', role: 'broker', broker: 'sara-jacobs' },
  nora: { email: 'nora@demo.example', name: 'Nora Willems', role: 'editor', title: 'an editor' },
} as const satisfies Record<string, Person>;
export type DemoStaff = keyof typeof demoStaff;

const people: readonly Person[] = Object.values(demoStaff);
const actor = { id: null, name: 'npm run demo' };

const invite = ({ title: _, ...person }: Person, language: Locale, data: Snapshot): Promise<string> =>
  inviteStaff({ ...person, language }, actor, data);

/** Whether this database has the staff of the demo. */
export const hasDemoStaff = async (): Promise<boolean> => (await findAccountByEmail(demoStaff.lies.email)) !== null;

/** Invites the staff of the demo. */
export async function inviteDemoStaff(language: Locale, data: Snapshot): Promise<void> {
  for (const person of people) await invite(person, language, data);
}

export async function findDemoStaff(name: DemoStaff): Promise<Staff> {
  const account = await findAccountByEmail(demoStaff[name].email);
  const staff = account && (await findStaff(account.id));
  if (!staff) throw new Error(`${name} was not invited`);
  return staff;
}

/**
 * Sets up a second factor without a telephone, since trying the office should not require an app: its recovery codes are printed.
 * The password that this needs is thrown away. Returns the codes.
 */
async function secure(person: Person, language: Locale, data: Snapshot): Promise<string[]> {
  const { api } = await auth();
  const newPassword = randomBytes(24).toString('base64url');
  const link = await invite(person, language, data);
  const opened = await openPasswordLink(new URL(link).searchParams.get('link') ?? '');
  await api.resetPassword({ body: { newPassword, token: opened?.token } });
  const { headers } = await api.signInEmail({
    body: { email: person.email, password: newPassword },
    returnHeaders: true,
  });
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  const own = new Headers({ cookie: cookie.join('; ') });
  const factor = await beginFactor(own, newPassword);
  if (!factor || !(await confirmFactor(own, totp(factor.key)))) throw new Error(`${person.name} has no second factor`);
  return factor.codes;
}

/** Gives those who log in a link to choose a password, and recovery codes to enter after it; returns the lines to print. */
export async function enableLogins(language: Locale, data: Snapshot): Promise<string[]> {
  const lines: string[] = [];
  for (const person of people) {
    const account = await findAccountByEmail(person.email);
    if (!person.title || !account) continue;
    await resetStaffAccess(account.id, actor);
    const codes = await secure(person, language, data);
    await inTransaction((trx) => endSessions(trx, account.id));
    lines.push(
      `${person.name}, ${person.title} (${person.email})`,
      `  choose a password:  ${await invite(person, language, data)}`,
      `  the code after it:  ${codes.slice(0, 5).join('  ')}`,
    );
  }
  return lines;
}
