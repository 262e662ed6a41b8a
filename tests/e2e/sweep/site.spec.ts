import type { Page, Response } from '@playwright/test';
import { expect, test } from '@/tests/support/site';
import { checkPage, inGroups, openOnPhone } from '@/tests/support/sweep';
import { everyPage } from '@/tests/support/templates';

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

/** Expects that a page sets no cookie, and checks how long caches may keep it. */
async function expectStateless(name: string, answer: Response | null) {
  expect(await answer?.headerValue('set-cookie'), name).toBeNull();
  const control = await answer?.headerValue('cache-control');
  if (personal.includes(name)) expect(control, name).toBe('private, no-store');
  else expect(control, name).not.toMatch(/private|no-store/);
  // A CDN in front of the site would keep a changed page for as long as it is told.
  expect(Number(/s-maxage=(\d+)/.exec(control ?? '')?.[1] ?? 0), name).toBeLessThanOrEqual(60);
}

// The pages are in German, whose words are the longest. Add a page in tests/support/templates.ts.
for (const { title, group } of inGroups(everyPage('de')))
  test(`is accessible, fits every screen, sets no cookie and says what caches may do: ${title}`, async ({
    page,
    context,
  }) => {
    await rememberHomes(page);
    for (const [name, address] of group)
      await test.step(name, async () => {
        await expectStateless(name, await openOnPhone(page, address));
        await checkPage(page, name);
        await expect(page.locator('[popovertarget="drawer"]').first(), name).toBeInViewport({ ratio: 1 });
      });
    expect(await context.cookies()).toEqual([]);
  });
