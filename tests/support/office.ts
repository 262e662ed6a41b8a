import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { hourMs } from '@/lib/base/day';
import type { StaffRole } from '@/lib/db/tables/accounts';
import { totp } from '@/scripts/support/totp';
import type { Heem } from './heem-of';
import { wordsIn } from './messages';
import { heem, password } from './portal';
import { readDirectly, writeDirectly } from './site-database';

export interface StaffPerson {
  email: string;
  name: string;
  /** The key of the second factor. */
  key: string;
}

const t = wordsIn('nl');

const newPerson = () => ({ email: `staff-${randomInt(1e9)}@heem.example`, name: `Tom Claes ${randomInt(1e6)}` });

/** Creates a member of staff with a second factor and a session, as rows of the worker's site; returns the cookie of the session. */
export function officeCookie(role: StaffRole, broker?: string): string {
  const { email, name } = newPerson();
  const [user, token] = [randomUUID(), randomUUID()];
  const [now, ends] = [0, 12 * hourMs].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string];
  writeDirectly(
    `insert into "user" (id, name, email, "emailVerified", role, locale, broker, "twoFactorEnabled", "createdAt", "updatedAt")
     values (?, ?, ?, 1, ?, 'nl', ?, 1, ?, ?)`,
    user,
    name,
    email,
    role,
    broker ?? null,
    now,
    now,
  );
  writeDirectly(
    `insert into session (id, "userId", token, "expiresAt", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)`,
    randomUUID(),
    user,
    token,
    ends,
    now,
    now,
  );
  const signature = createHmac('sha256', signingKey()).update(token).digest('base64');
  return `heem.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The secret of the accounts, which the site makes when it first needs it. */
function signingKey(): string {
  const read = () => readDirectly("select value from secret where name = 'accounts'")[0];
  if (!read())
    writeDirectly(
      "insert into secret values ('accounts', ?) on conflict do update set value = value",
      randomBytes(32).toString('base64'),
    );
  return read() ?? '';
}

/** Logs the browser of a page in to the office, as somebody new; by `command`, which runs staff commands, on another site than the worker's. */
export async function enterOffice(page: Page, role: StaffRole, broker?: string, command?: Heem): Promise<void> {
  const { email, name: fullName } = newPerson();
  const cookie = command
    ? await command('staff session', email, fullName, role, broker ?? '')
    : officeCookie(role, broker);
  const [name = '', value = ''] = cookie.split('=', 2);
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }]);
}

/** Lets a new member of staff choose a password and set up a second factor in the browser; the office opens. */
export async function enterOfficeByHand(page: Page, role: StaffRole, broker?: string): Promise<StaffPerson> {
  const { email, name } = newPerson();
  const person = ['--email', email, '--name', name, '--locale', 'nl', '--role', role];
  const printed = await heem('staff', 'invite', ...person, ...(broker ? ['--broker', broker] : []));
  const { pathname, search } = new URL(printed.trim().split('\n').at(-1) ?? '');
  await page.goto(pathname + search);
  await page.locator('#newPassword').fill(password);
  await page.locator('#newPasswordAgain').fill(password);
  await page.locator('[data-part="form-submit"]').click();
  await page.waitForURL('/nl/office/second-factor/');
  await page.getByLabel(t('office.factor.password')).fill(password);
  await page.getByRole('button', { name: t('office.factor.begin') }).click();
  const shownKey = await page.locator('[data-part="factor-key"]').textContent();
  const key = (shownKey ?? '').replaceAll(' ', '');
  await expect(page.locator('[data-part="recovery-codes"] li')).toHaveCount(10);
  await page.getByLabel(t('office.factor.code')).fill(totp(key));
  await page.getByRole('button', { name: t('office.factor.confirm') }).click();
  await page.waitForURL('/nl/office/');
  return { email, name, key };
}

/** Logs in with password and code, wherever the page that was asked for led. */
export async function logInToOffice(page: Page, { email, key }: StaffPerson): Promise<void> {
  await page.getByLabel(t('office.logIn.email')).fill(email);
  await page.getByLabel(t('office.logIn.password')).fill(password);
  await page.getByRole('button', { name: t('office.logIn.submit'), exact: true }).click();
  await page.waitForURL('**/office/code/**');
  // The code of the next half minute, since the present one may be used.
  await page.getByLabel(t('office.code.label')).fill(totp(key, 1));
  await page.getByRole('button', { name: t('office.code.submit') }).click();
  await page.waitForURL((url) => !/log-in|code/.test(url.pathname));
}

/** Opens what can be done with the rows that are ticked, which a phone shows behind how many they are. */
export async function openSelection(page: Page, actual: string): Promise<void> {
  const bar = page.locator('[data-part="selection"]');
  await expect(bar.getByRole('status').first()).toContainText(actual);
  const toggle = bar.getByRole('button', { name: actual });
  if (!(await toggle.isVisible())) return;
  // The bar is one line, with a button large enough for a finger.
  const [whole, target] = await Promise.all([bar.boundingBox(), toggle.boundingBox()]);
  expect(whole?.height).toBeLessThan(56);
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await toggle.click();
}

/** Logs out, by the menu at the foot of a phone, or that under the name of the logged-in person. */
export async function logOutOfOffice(page: Page): Promise<void> {
  await page.locator('[popovertarget="office-menu"]:visible').click();
  await page.getByRole('button', { name: t('office.nav.logOut') }).click();
  await page.waitForURL('/nl/office/log-in/');
}

/** Saves a form of the office by the keyboard. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('office.edit.save'), exact: true }).press('Enter');
  await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();
}

interface Fiber {
  return: Fiber | null;
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Whether React has taken over the page with this element. The scripts of a page come at its first touch. */
function isHydrated(element: Element): boolean {
  dispatchEvent(new Event('pointerdown'));
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  let fiber: Fiber | null = key ? Reflect.get(element, key) : null;
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until the scripts of the page listen to an element, and to the keys of the page: earlier input is lost. */
export async function listens(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(isHydrated)).toBe(true);
  // React adds the listeners of the page in a task of its own, right after.
  await target.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}

/** The message about the last action at the foot of a page. */
export const toast = (page: Page): Locator => page.locator('[data-part="office-toast"]');
