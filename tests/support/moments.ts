import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Opens the day of a moment and chooses it, as a visitor does. */
export async function choose(page: Page, slot: string): Promise<void> {
  const radio = page.locator(`input[name="slot"][value="${slot}"]`);
  const day = page.locator('[data-part="slot-days"] details', { has: radio });
  if (!(await day.evaluate((details: HTMLDetailsElement) => details.open))) await day.locator('summary').click();
  await radio.check();
}

/** Chooses any moment that is free, for tests run at the same time; returns it (ms since epoch, as the form sends it). */
export async function chooseAny(page: Page): Promise<string> {
  const free = await page
    .locator('[data-part="slot"]:not(:has(small)) input[name="slot"]')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const slot = free[randomInt(free.length)] ?? '';
  await choose(page, slot);
  return slot;
}
