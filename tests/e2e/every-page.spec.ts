import type { Page } from '@playwright/test';
import { axe, axeInBothSchemes, expect, test } from '../support/site';
import { everyPage } from '../support/templates';
import { enlargeText } from '../support/visitor';

/** Pages behind a signed link and the login are personal: no cache may store them. */
const personal = [
  'appointment that is unknown',
  'login',
  'forgotten password',
  'own data',
  'own data behind a link that is over',
];

/** Homes that were looked at before, whose row is wider than any screen. */
const rememberHomes = (page: Page) =>
  page.addInitScript(() => {
    const homes = Array.from({ length: 8 }, (_, at) => ({ id: 5801 + at, title: 'Nieuwbouwappartement', picture: '' }));
    localStorage.setItem('seen', JSON.stringify({ homes, before: 0, now: Date.now() }));
  });

// In German, whose words are the longest; one page load for all checks saves time.
for (const [name, address] of everyPage('de'))
  test.describe(name, () => {
    // On a dense screen, but for the map, which the software renderer would draw for a long time.
    test.use({ deviceScaleFactor: name === 'map of a list' ? 1 : 2 });

    test('is accessible, fits every screen, sets no cookie and says what caches may do', async ({ page, context }) => {
      await rememberHomes(page);
      const answer = await page.goto(address);
      expect(await answer?.headerValue('set-cookie')).toBeNull();
      const control = await answer?.headerValue('cache-control');
      if (personal.includes(name)) expect(control).toBe('private, no-store');
      else expect(control).not.toMatch(/private|no-store/);
      // A CDN in front of the site would keep a changed page for as long as it is told.
      expect(Number(/s-maxage=(\d+)/.exec(control ?? '')?.[1] ?? 0)).toBeLessThanOrEqual(60);
      expect(await axeInBothSchemes(page), 'on a phone').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await axe(page), 'on a wide screen').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
      // The narrowest screens: WCAG 2.2, 1.4.10 Reflow.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // Letters twice as large, on a phone: 1.4.4 Resize Text, without scrolling sideways.
      await page.setViewportSize({ width: 390, height: 844 });
      await enlargeText(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'letters at 200 %').toBeLessThanOrEqual(
        390,
      );
      await expect(page.locator('[popovertarget="drawer"]').first()).toBeInViewport({ ratio: 1 });
      expect(await context.cookies()).toEqual([]);
    });
  });
