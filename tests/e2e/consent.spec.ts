import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { outsideHome } from '@/tests/support/outside/agency';
import { answer, change, question, roomBelowSearch, storedConsent } from '@/tests/support/outside/consent';
import { startTagServer, tagHosts } from '@/tests/support/outside/tag-server';
import { expect, test } from '@/tests/support/site';
import { scrolled } from '@/tests/support/visitor';

const t = wordsIn('nl');
const home = `/nl${outsideHome.path}`;
const list = '/nl/te-koop/?max=400000';

test.use({ siteKind: 'outside', otherHosts: tagHosts, consent: 'open' });

type Seen = Window & { seen: { shift: number; largestIsQuestion: boolean } };

/** Layout shifts while the page and the consent dialog load, and whether the dialog is the largest contentful paint. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, largestIsQuestion: false };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((entries) => {
      const last = entries.getEntries().at(-1) as PerformanceEntry & { element?: Element | null };
      seen.largestIsQuestion = Boolean(last.element?.closest('.consent'));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** The same, once the dialog stands still and what it caused is painted. */
const paintOf = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // Observers are told after the frame in which something was painted.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as Seen).seen;
  });

const looksOf = (page: Page, name: string) =>
  answer(page, t, name).evaluate((button) => {
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
    const { width, height, y } = button.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height, y };
  });

for (const address of [home, list])
  test(`the dialog shifts and hides nothing of the page: ${address}`, async ({ page }) => {
    await watchPaint(page);
    await page.goto(address);
    await expect(question(page, t)).toBeVisible();
    expect(await paintOf(page)).toEqual({ shift: 0, largestIsQuestion: false });
    // Declining is as visible as agreeing.
    expect(await looksOf(page, 'decline')).toEqual(await looksOf(page, 'agree'));
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    // The last line of the page can be scrolled out from behind it.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const [end, top] = await Promise.all([change(page, t).boundingBox(), question(page, t).boundingBox()]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    expect(top?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  });

test('the dialog leaves the search field of the home page free on a phone, also with partners', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/fr/');
  await expect(question(page, wordsIn('fr'))).toBeVisible();
  expect(await roomBelowSearch(page)).toBeGreaterThanOrEqual(0);
  await answer(page, wordsIn('fr'), 'settings').click();
  await expect(question(page, wordsIn('fr')).locator('#consent-text')).toBeVisible();
});

test('the dialog is second in the tab order, and Escape does not answer it', async ({ page }) => {
  await startTagServer(page);
  await page.goto(list);
  await expect(question(page, t)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('consent.announcement') })).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question(page, t).getByRole('link', { name: t('consent.policy') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page, t)).toBeHidden();
  await expect(page.locator('[data-announcement]')).toBeEmpty();
  expect(await storedConsent(page)).toEqual({});
  await page.reload();
  await answer(page, t, 'settings').press('Enter');
  // No purpose is ticked beforehand.
  const toggles = question(page, t).getByRole('checkbox');
  await expect(toggles).toHaveCount(5);
  for (const [at, toggle] of (await toggles.all()).entries()) await expect(toggle).toBeChecked({ checked: at === 0 });
  await expect(toggles.first()).toBeDisabled();
  await expect(question(page, t).getByLabel(t('consent.analytics.name'), { exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await answer(page, t, 'agreePartly').press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(await storedConsent(page)).toMatchObject({ consent: 2, consentAnalyticsStorage: 'granted' });
});

test('the keyboard leads to nothing that is hidden behind it', async ({ page }) => {
  await page.goto(home);
  await expect(question(page, t)).toBeVisible();
  const behind = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('.consent');
      const focused = document.activeElement;
      if (!dialog || !focused || focused === document.body || dialog.contains(focused)) return null;
      const isHidden = focused.getBoundingClientRect().top >= dialog.getBoundingClientRect().top;
      return isHidden ? focused.outerHTML : null;
    });
  for (let stop = 1; stop <= 80; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(behind, `stop ${stop}`).toBeNull();
  }
});

test.describe('an answered question', () => {
  test.use({ consent: 'refused' });

  test('the dialog opens again from the footer with the given answers', async ({ page }) => {
    await page.goto(list);
    await change(page, t).focus();
    await page.keyboard.press('Enter');
    await expect(question(page, t).getByRole('heading')).toBeFocused();
    for (const toggle of (await question(page, t).getByRole('checkbox').all()).slice(1))
      await expect(toggle).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(question(page, t)).toBeHidden();
    await expect(change(page, t)).toBeFocused();
  });
});
