import { expect, test } from '@playwright/test';
import { everyPage } from '../../support/templates';

for (const [name, address] of everyPage('nl'))
  test(`sets no cookie, so that any cache may keep it: ${name}`, async ({ page, context }) => {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(await answer?.headerValue('set-cookie')).toBeNull();
    expect(await answer?.headerValue('cache-control')).not.toMatch(/private|no-store/);
    expect(await context.cookies()).toEqual([]);
  });
