import type { Page } from '@playwright/test';
import { outsideHome, tours, videos } from '@/tests/support/outside/agency';
import { answerFor } from '@/tests/support/outside/answer';
import { expect, test } from '@/tests/support/site';
import { workerSite } from '@/tests/support/worker-site';

const media = [...videos, ...tours];
const hosts = media.map(({ host }) => host);
const address = `/nl${outsideHome.path}`;
const linkTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

test.use({ siteKind: 'outside', otherHosts: hosts });

test('each player is requested on a click, and plays in its place', async ({ page }) => {
  const playing = (host: string) => `<!doctype html><title>x</title><h1>Playing from ${host}</h1>`;
  const asked = await answerFor(page, Object.fromEntries(hosts.map((host) => [host, playing(host)])));
  await page.goto(address);
  for (const { title } of media) {
    await linkTo(page, title).scrollIntoViewIfNeeded();
    await linkTo(page, title).hover();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  for (const { title, host } of media) {
    asked.length = 0;
    await linkTo(page, title).focus();
    await page.keyboard.press('Enter');
    const frame = page.getByTitle(title, { exact: true });
    // The page itself is without focus once its frame has it.
    await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect(frame.contentFrame().getByRole('heading')).toHaveText(`Playing from ${host}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((one) => one.startsWith(`${host}/`))).toBe(true);
  }
  expect(page.url()).toBe(workerSite.url + address);
});
