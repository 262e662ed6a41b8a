import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site';
import { checkPage } from '../../support/sweep';
import { everyPage } from '../../support/templates';

/** Pages behind a signed link and the login are personal: no cache may store them. */
const personal = [
  'appointment that is unknown',
  'login',
  'forgotten password',
  'own data',
  'own data: a link is on its way',
  'own data behind a link that is over',
];

test.use({ consent: 'agreed' });

/** Homes that were looked at before, whose row is wider than any screen. */
const rememberHomes = (page: Page) =>
  page.addInitScript(() => {
    const homes = Array.from({ length: 8 }, (_, at) => ({ id: 5801 + at, title: 'Nieuwbouwappartement', picture: '' }));
    localStorage.setItem('seen', JSON.stringify({ homes, before: 0, now: Date.now() }));
  });

// In German, whose words are the longest. A page is added in tests/support/templates.ts.
for (const [name, address] of everyPage('de'))
  test(`${name}: is accessible, fits every screen, sets no cookie and says what caches may do`, async ({
    page,
    context,
  }) => {
    await rememberHomes(page);
    const answer = await page.goto(address);
    expect(await answer?.headerValue('set-cookie')).toBeNull();
    const control = await answer?.headerValue('cache-control');
    if (personal.includes(name)) expect(control).toBe('private, no-store');
    else expect(control).not.toMatch(/private|no-store/);
    // A CDN in front of the site would keep a changed page for as long as it is told.
    expect(Number(/s-maxage=(\d+)/.exec(control ?? '')?.[1] ?? 0)).toBeLessThanOrEqual(60);
    await checkPage(page);
    await expect(page.locator('[popovertarget="drawer"]').first()).toBeInViewport({ ratio: 1 });
    expect(await context.cookies()).toEqual([]);
  });
