import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const { catalogue, paths } = sample;
const home = first(
  catalogue.properties.values(),
  ({ pictures, marquee }) => pictures.length > 5 && marquee === undefined,
);
const planned = first(catalogue.properties.values(), ({ plans, marquee }) => plans.length > 0 && marquee === undefined);
const path = paths.href({ name: 'property', id: home.id }, 'nl');
const t = wordsIn('nl');

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const strip = (page: Page) => page.locator('[data-strip]');
const picture = (page: Page, index: number) => strip(page).locator('[data-picture]').nth(index);
const play = (page: Page) => page.getByRole('button', { name: t('property.playCarousel') });
const pause = (page: Page) => page.getByRole('button', { name: t('property.pauseCarousel') });

test.describe('on a narrow screen', () => {
  test.use({ viewport: phone });

  test('the pictures play when asked, three seconds each, stay while one has the focus, and pause again', async ({
    page,
  }) => {
    let requested = 0;
    page.on('request', () => requested++);
    await page.clock.install();
    await page.goto(path);
    await expect(picture(page, 0)).toBeInViewport({ ratio: 0.9 });
    const before = requested;
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    expect(requested).toBeGreaterThan(before);
    await page.clock.runFor(3_200);
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 });

    await picture(page, 3).focus();
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.9 });
    await page.clock.runFor(4_500);
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.9 });
    await picture(page, 3).blur();
    await page.clock.runFor(3_200);
    await expect(picture(page, 4)).toBeInViewport({ ratio: 0.9 });

    await pause(page).click();
    await expect(play(page)).toBeVisible();
    const active = await page.locator('.swiper-slide-active').getAttribute('href');
    await page.clock.runFor(4_000);
    await expect(page.locator('.swiper-slide-active')).toHaveAttribute('href', active ?? '');
  });

  test('a playing picture opens in the lightbox, and nothing plays under it', async ({ page }) => {
    await page.goto(path);
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await picture(page, 0).click();
    await expect(page.getByRole('dialog', { name: t('property.lightbox') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(play(page)).toBeVisible();
  });

  test('a screen that becomes wide has its mosaic of five back, and less motion plays nothing', async ({ page }) => {
    await page.goto(path);
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await page.setViewportSize(wide);
    for (const index of [0, 1, 4]) await expect(picture(page, index)).toBeInViewport({ ratio: 0.5 });
    await expect(picture(page, 5)).toBeHidden();
    await expect(page.locator('[data-playing]')).toHaveCount(0);
    await expect(page.locator('[data-part="mosaic-play"]')).toBeHidden();
    // A phone with reduced motion plays nothing either.
    await page.setViewportSize(phone);
    await expect(page.locator('[data-part="mosaic-play"]')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('[data-part="mosaic-play"]')).toBeHidden();
  });
});

test('the buttons of the lightbox cover nothing of a plan: its corner has the north arrow', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(paths.href({ name: 'property', id: planned.id }, 'nl'));
  await page.locator('#plans [data-picture]').first().press('Enter');
  const plan = page.locator('.yarl__slide_current img');
  await expect(plan).toBeVisible();
  const buttons = await page.locator('.yarl__toolbar').boundingBox();
  await expect.poll(async () => (await plan.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(buttons?.height ?? 999);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip can be swiped', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.locator('[data-part="mosaic-play"]')).toBeHidden();
    const { mode, wider } = await strip(page).evaluate((element) => ({
      mode: getComputedStyle(element).scrollSnapType,
      wider: element.scrollWidth / element.clientWidth,
    }));
    expect(mode).toBe('x mandatory');
    expect(Math.round(wider)).toBe(home.pictures.length);
  });

  test('"all" shows every picture of a wide screen', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    await page.getByRole('link', { name: t('property.allPictures', { count: home.pictures.length }) }).click();
    await expect(picture(page, home.pictures.length - 1)).toBeVisible();
  });
});
