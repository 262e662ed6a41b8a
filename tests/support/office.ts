import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffRole } from '@/lib/db/accounts';
import { totp } from '@/scripts/support/totp';
import { wordsIn } from './messages';
import { heem, password } from './portal';
import { scriptsRun } from './site';

export interface StaffPerson {
  email: string;
  name: string;
  /** Of the second factor. */
  key: string;
}

const t = wordsIn('nl');

const newPerson = () => ({ email: `staff-${randomInt(1e9)}@heem.example`, name: `Tom Claes ${randomInt(1e6)}` });

/** Starts a session of a new member of staff with a second factor; returns its cookie. `command` runs staff commands on another site than the worker's. */
export async function officeCookie(role: StaffRole, broker = '', command = heem): Promise<string> {
  const { email, name } = newPerson();
  return command('staff session', email, name, role, broker);
}

/** Logs the browser of a page in to the office, as somebody new. */
export async function enterOffice(page: Page, role: StaffRole, broker = '', command = heem): Promise<void> {
  const [name = '', value = ''] = (await officeCookie(role, broker, command)).split('=', 2);
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }]);
}

/** Somebody new chooses a password and sets up a second factor in the browser of a page, and the office opens. */
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
  // That of the next half minute: the present one may have been used.
  await page.getByLabel(t('office.code.label')).fill(totp(key, 1));
  await page.getByRole('button', { name: t('office.code.submit') }).click();
  await page.waitForURL((url) => !/log-in|code/.test(url.pathname));
}

/** Opens what can be done with the rows that are ticked, which a phone shows behind how many they are. */
export async function openSelection(page: Page, said: string): Promise<void> {
  const bar = page.locator('[data-part="selection"]');
  await expect(bar.getByRole('status').first()).toContainText(said);
  const toggle = bar.getByRole('button', { name: said });
  if (!(await toggle.isVisible())) return;
  // One line, whose button a finger hits.
  const [whole, target] = [await bar.boundingBox(), await toggle.boundingBox()];
  expect(whole?.height).toBeLessThan(56);
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await toggle.click();
}

/** Logs out, by the menu at the foot of a phone, or that under the name of who is logged in. */
export async function logOutOfOffice(page: Page): Promise<void> {
  await page.locator('[popovertarget="office-menu"]:visible').click();
  await page.getByRole('button', { name: t('office.nav.logOut') }).click();
  await page.waitForURL('/nl/office/log-in/');
}

/** Saves a form of the office by the keyboard. */
export async function saveForm(
  page: Page,
  pressed = page.getByRole('button', { name: t('office.edit.save'), exact: true }),
): Promise<void> {
  await pressed.press('Enter');
  await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();
}

/** Waits until the scripts of the page listen to an element, and to the keys of the page: what comes earlier is lost. */
export async function listens(target: Locator): Promise<void> {
  await scriptsRun(target.page());
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  // Listeners of the page are added right after.
  await target.page().evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** What the foot of a page says about the last action. */
export const toast = (page: Page): Locator => page.locator('[data-part="office-toast"]');
