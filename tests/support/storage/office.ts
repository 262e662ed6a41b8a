import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { auth } from '@/lib/accounts/auth';
import { findAccountByEmail } from '@/lib/accounts/store';
import { findStaff, type Staff } from '@/lib/accounts/store-staff';
import { handleOfficeForm } from '@/lib/app/office-form';
import { listAudit } from '@/lib/audit/store';
import type { Snapshot } from '@/lib/content/snapshot';
import type { StaffRole } from '@/lib/db/tables/accounts';
import type { ActionName, ActionTypes, OfficeState } from '@/lib/staff/define-action';
import { inviteStaff } from '@/lib/staff/staff-actions';
import { totp } from '@/scripts/support/totp';
import { type Jar, withJar } from '@/tests/support/next-headers';
import { first, sample } from '@/tests/support/sample-site';
import { otherNetwork, passwordForm, send, startSession } from './accounts';

export const staffPassword = 'Een lange zin voor het kantoor';

type Fields = Record<string, string | File | readonly string[]>;

type AnswerOf<Name extends string> = Name extends ActionName ? ActionTypes[Name]['answer'] : OfficeState;

/** A browser in the office. */
export class OfficeBrowser {
  readonly jar: Jar = new Map();
  readonly #network = otherNetwork();

  get headers(): Headers {
    const cookie = [...this.jar].map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    return new Headers({ cookie, 'x-forwarded-for': this.#network });
  }

  /** Sends a form of the office, as a page does; a name may have several values, or a file. */
  act<Name extends string>(action: Name, fields: Fields = {}, data: Snapshot = sample): Promise<AnswerOf<Name>> {
    const form = new FormData();
    const sent: Fields = { action, locale: 'nl', ...fields };
    for (const [name, value] of Object.entries(sent))
      for (const one of value instanceof File ? [value] : [value].flat()) form.append(name, one);
    return withJar(this.jar, () => handleOfficeForm(form, this.headers, data)) as Promise<AnswerOf<Name>>;
  }

  /** Takes back what an action answered with an undo. */
  undo = ({ undo = '' }: OfficeState): Promise<OfficeState> => this.act('undo', { undo });

  /** Chooses a password through the link of an invitation. */
  choosePassword = (link: string) =>
    send(passwordForm(new URL(link).searchParams.get('link') ?? '', staffPassword), undefined, this.jar);
}

/** The answer of the office to refused fields. */
export const invalid = (fields: Record<string, string>) => ({ error: 'invalid', fields });

/** Sends a form that the office refuses, with one error or with those of its fields. */
export async function expectRefusal(
  browser: OfficeBrowser,
  action: string,
  fields: Fields,
  refusal: string | Record<string, string>,
): Promise<void> {
  const answer = typeof refusal === 'string' ? { error: refusal } : invalid(refusal);
  await expectAnswers(browser, [[action, fields, answer]]);
}

/** Sends forms one after the other, each with the answer to it. */
export async function expectAnswers(
  browser: OfficeBrowser,
  forms: readonly (readonly [action: string, fields: Fields, answer: object])[],
): Promise<void> {
  for (const [action, fields, answer] of forms)
    expect([action, fields, await browser.act(action, fields)]).toEqual([action, fields, answer]);
}

/** The lines of the log that fit, the newest first. */
export const auditEvents = async (filter: Parameters<typeof listAudit>[0] = {}) =>
  (await listAudit(filter, null, 99)).entries;

/** The first home of a broker. */
export const homeOf = (broker: string) => first(sample.catalogue.properties.values(), (home) => home.broker === broker);

interface Person {
  role: StaffRole;
  broker?: string;
  email?: string;
  name?: string;
}

const newAddress = () => `staff-${randomInt(1e9)}@heem.example`;

const inviter = { id: null, name: 'test' };

export const invitedStaff = ({ role, broker, email = newAddress(), name = 'Tom Claes' }: Person) =>
  inviteStaff({ role, broker, email, name, language: 'nl' }, inviter, sample).then((link) => ({ email, link }));

/** A member of staff with a session and a second factor, created as rows: without a password, and without a line in the log or a mail. */
export async function staffBrowser({
  role,
  broker,
  email = newAddress(),
  name = 'Tom Claes',
}: Person): Promise<{ browser: OfficeBrowser; staff: Staff }> {
  const { internalAdapter } = await (await auth()).$context;
  const { id } = await internalAdapter.createUser(
    { role, broker: broker ?? null, email, name, locale: 'nl', emailVerified: true, twoFactorEnabled: true },
    { method: 'email-password' },
  );
  const browser = new OfficeBrowser();
  const { cookie, value } = await startSession(id);
  browser.jar.set(cookie, { value, options: {} });
  return { browser, staff: await staffWith(id) };
}

/** The same by the forms of the office, as somebody who was invited goes: with a password, a key for codes and recovery codes. */
export async function staffByForms(
  person: Person,
): Promise<{ browser: OfficeBrowser; staff: Staff; key: string; codes: string[] }> {
  const { email, link } = await invitedStaff(person);
  const browser = new OfficeBrowser();
  await browser.choosePassword(link);
  const { factor } = await browser.act('factor.begin', { password: staffPassword });
  if (!factor) throw new Error('no second factor was begun');
  // The code of the step before: the next ones are free for what a test does.
  const confirm = () => browser.act('factor.confirm', { code: totp(factor.key, -1) });
  // A step may end between the code and its check.
  if ((await confirm()).error) await confirm();
  const account = await findAccountByEmail(email);
  return { browser, staff: await staffWith(account?.id ?? ''), key: factor.key, codes: factor.codes };
}

async function staffWith(id: string): Promise<Staff> {
  const staff = await findStaff(id);
  if (!staff) throw new Error(`${id} is no member of staff`);
  return staff;
}
