import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffRole } from '@/lib/db/accounts';
import { totp } from '@/scripts/support/totp';
import { wordsIn } from './messages';
import { enteredBy, heem, password } from './portal';
import { axe, axeInBothSchemes } from './site';

export interface StaffPerson {
  email: string;
  name: string;
  /** Of the second factor. */
  key: string;
}

const t = wordsIn('nl');
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** Invites a member of staff; returns them with the path of the link. */
async function invited(role: StaffRole, broker?: string, command = heem) {
  const [email, name] = [`staff-${randomInt(1e9)}@heem.example`, `Tom Claes ${randomInt(1e6)}`];
  const person = ['--email', email, '--name', name, '--locale', 'nl', '--role', role];
  const printed = await command('staff', 'invite', ...person, ...(broker ? ['--broker', broker] : []));
  const { pathname, search } = new URL(printed.trim().split('\n').at(-1) ?? '');
  return { email, name, link: pathname + search };
}

/** Logs the browser of a page in to the office, as somebody new. `command` runs staff commands on another site than the worker's. */
export async function enterOffice(page: Page, role: StaffRole, broker?: string, command = heem): Promise<void> {
  const { email, link } = await invited(role, broker, command);
  await enteredBy(page.request, link);
  await command('secure', email);
}

/** The same by hand: somebody new chooses a password and sets up a second factor in the browser of a page, and the office opens. */
export async function enterOfficeByHand(page: Page, role: StaffRole, broker?: string): Promise<StaffPerson> {
  const { email, name, link } = await invited(role, broker);
  await page.goto(link);
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

/** Saves a form of the office by the keyboard, also where another test leaves the data at fault for a moment: then nothing is saved. */
export async function saveForm(
  page: Page,
  pressed = page.getByRole('button', { name: t('office.edit.save'), exact: true }),
): Promise<void> {
  await expect(async () => {
    await pressed.press('Enter');
    await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** What the foot of a page says about the last action. */
export const toast = (page: Page): Locator => page.locator('[data-part="office-toast"]');

/** A page of the office is accessible in both schemes and does not scroll sideways, on a phone and on a wide screen. */
export async function isFine(page: Page): Promise<void> {
  const own = page.viewportSize() ?? phone;
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  await page.setViewportSize(own.width > phone.width ? phone : wide);
  expect(await axe(page), 'at the other width').toEqual([]);
  await fits(page);
  await page.setViewportSize(own);
}

/** The page does not scroll sideways. A phone zooms out of a page that is too wide, which widens `innerWidth`. */
export const fits = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBeLessThanOrEqual(0);
