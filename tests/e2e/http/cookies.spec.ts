import { expect, test } from '@playwright/test';
import { everyPage } from '../../support/templates';

/** What a signed link opens is one person's, and so is what stands before an account: no cache may keep them. */
const personal = ['appointment that is unknown', 'door of the portal', 'forgotten password'];

test('no page sets a cookie, nor does a script of one; each says whether a cache may keep it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  for (const [name, address] of everyPage('nl')) {
    const answer = await page.goto(address);
    expect(await answer?.headerValue('set-cookie'), name).toBeNull();
    const control = await answer?.headerValue('cache-control');
    if (personal.includes(name)) expect(control, name).toBe('private, no-store');
    else expect(control, name).not.toMatch(/private|no-store/);
    expect(await context.cookies(), name).toEqual([]);
  }
  // What the scripts of the last page do late.
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
});
