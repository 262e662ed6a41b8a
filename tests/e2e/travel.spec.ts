import type { Page } from '@playwright/test';
import { localize } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { frameOf, openFilters, openMap } from '@/tests/support/visitor';

const t = localize(wordsIn);
const street = 'Kempische Steenweg, Hasselt';
const panel = (page: Page) => page.locator('#travel');
const lines = (page: Page) => page.locator('[data-part=travel-time]');

async function openPanel(page: Page): Promise<void> {
  const filters = await openFilters(page, t.nl);
  await filters.locator('[data-part=travel-open]').click();
  await expect(panel(page)).toBeVisible();
}

/** Types a part of an address and chooses the first that is found, by keyboard. */
async function choose(page: Page, label: string, typed: string, found: string): Promise<void> {
  const field = panel(page).getByRole('combobox', { name: label });
  await field.fill(typed);
  await expect(panel(page).getByRole('option', { name: found, exact: true })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(found);
}

test('a list is limited by travel time, without the address of the visitor', async ({ page }) => {
  const [asked, posted]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    asked.push(request.url());
    if (request.url().includes('/api/travel/')) posted.push(request.postData() ?? '');
  });
  await page.goto('/nl/te-koop/');
  await expect(page.locator('[data-part=count]')).not.toBeEmpty();
  expect(posted).toEqual([]);
  await openPanel(page);
  await choose(page, t.nl('travel.place'), 'kempische st 12 has', street);
  await panel(page).getByLabel(t.nl('travel.within')).first().selectOption('15');
  await panel(page)
    .getByRole('button', { name: t.nl('travel.show') })
    .click();

  await page.waitForURL(/\/nl\/te-koop\/\?area=(?:[\d._-]|%2C)+$/);
  const first = await lines(page).first().textContent();
  const [, minutes] = /(\d+)/.exec(first ?? '') ?? [];
  expect(first).toBe(t.nl('travel.timeCar', { minutes: minutes ?? '', place: street }));
  expect(Number(minutes)).toBeLessThanOrEqual(17);
  const total = sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1 }).total;
  await expect(page.locator('[data-part=count]')).not.toHaveText(t.nl('listings.count', { count: total }));
  for (const body of posted.filter((text) => text.includes('at')))
    for (const [, decimals = ''] of body.matchAll(/\d+\.(\d+)/g)) expect(decimals.length).toBeLessThanOrEqual(3);
  await openFilters(page, t.nl);
  await expect(page.locator('[data-part=travel-open]')).toContainText(`15 min.: ${street}`);
  expect(asked.filter((url) => /kempische|5\.34/i.test(url))).toEqual([]);
});

test('the map outlines the reachable area, and clearing the addresses shows all homes again', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await openPanel(page);
  await choose(page, t.nl('travel.place'), 'station hasselt', 'Station Hasselt');
  await choose(page, t.nl('travel.secondPlace'), 'genk', 'Genk');
  await panel(page)
    .getByRole('button', { name: t.nl('travel.show') })
    .click();
  await page.waitForURL(/area=/);
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByRole('article').first().locator('[data-part=travel-time]')).toHaveCount(2);
  await openMap(page, `${new URL(page.url()).pathname}${new URL(page.url()).search}&view=map`);
  await expect(frameOf(page).getByRole('button', { name: t.nl('map.clearArea') })).toBeVisible();
  await page.goBack();
  await openPanel(page);
  await expect(panel(page).getByRole('combobox', { name: t.nl('travel.place') })).toHaveValue('Station Hasselt');
  await panel(page)
    .getByRole('button', { name: t.nl('travel.clear') })
    .click();
  await page.waitForURL('/nl/te-koop/');
  await expect(lines(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('travel'))).toBeNull();
});

test('the form reports an unknown or ambiguous address, and two addresses without a home nearby', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await openPanel(page);
  const field = panel(page).getByRole('combobox', { name: t.nl('travel.place') });
  for (const [typed, error] of [
    ['Wetstraat, Brussel', 'unknown'],
    ['dorpsstraat', 'choose'],
  ] as const) {
    await field.fill(typed);
    await panel(page)
      .getByRole('button', { name: t.nl('travel.show') })
      .click();
    await expect(panel(page).getByRole('alert')).toHaveText(t.nl(`travel.${error}`));
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  // No place is near enough to both of these.
  await choose(page, t.nl('travel.place'), 'maaseik', 'Maaseik');
  await choose(page, t.nl('travel.secondPlace'), 'station leuven', 'Station Leuven');
  await panel(page)
    .getByRole('button', { name: t.nl('travel.show') })
    .click();
  await expect(panel(page).getByRole('alert')).toHaveText(t.nl('travel.nothing'));
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('the page of a home says how long it takes', async ({ page }) => {
  await page.goto(sample.paths.link({ name: 'property', id: 5801 }, 'de'));
  await page.getByRole('button', { name: t.de('travel.ask') }).click();
  await choose(page, t.de('travel.place'), 'luik guillemins', t.de('travel.station', { name: 'Lüttich-Guillemins' }));
  await panel(page).getByLabel(t.de('travel.by')).first().selectOption('bike');
  await panel(page).getByLabel(t.de('travel.by')).first().selectOption('car');
  await panel(page)
    .getByRole('button', { name: t.de('travel.keep') })
    .click();
  const line = page.locator('[data-travel] [data-part=travel-time]');
  await expect(line).toBeVisible();
  expect(Number(/\d+/.exec((await line.textContent()) ?? '')?.[0])).toBeGreaterThan(30);
});
