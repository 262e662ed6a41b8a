import { expect, test } from '@playwright/test';
import { everyPage } from '../../support/templates';

/** What a signed link opens is one person's, and so is what stands before an account: no cache may keep them. */
const personal = ['appointment that is unknown', 'door of the portal', 'forgotten password'];

for (const [name, address] of everyPage('nl'))
  test(`sets no cookie, and says whether a cache may keep it: ${name}`, async ({ page, context }) => {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(await answer?.headerValue('set-cookie')).toBeNull();
    const control = await answer?.headerValue('cache-control');
    if (personal.includes(name)) expect(control).toBe('private, no-store');
    else expect(control).not.toMatch(/private|no-store/);
    expect(await context.cookies()).toEqual([]);
  });
