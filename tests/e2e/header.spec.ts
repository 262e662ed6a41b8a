import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { scrolled, scrollTo, spaceText } from '@/tests/support/visitor';

const t = wordsIn('nl');
// The specification's thresholds, section 9: the header turns fixed after 30 px, the way up hides under 10 px.

test('the header turns fixed after 30 px, and its logo shrinks', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const header = page.getByRole('banner');
  const logo = page.getByRole('link', { name: t('layout.toHome', { name: 'Heem' }) });
  const height = async () => (await logo.locator('svg').boundingBox())?.height ?? 0;
  const full = await height();
  await scrollTo(page, 31);
  await expect(header).toHaveCSS('position', 'fixed');
  await scrollTo(page, 30);
  await expect(header).not.toHaveCSS('position', 'fixed');
  await scrollTo(page, 31);
  await expect.poll(height).toBeLessThan(full);
  await scrollTo(page, 0);
  await expect(header).not.toHaveCSS('position', 'fixed');
});

test('the header is transparent over the banner of the home page, and only there', async ({ page }) => {
  const clear = 'rgba(0, 0, 0, 0)';
  await page.goto('/nl/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', clear);
  await scrollTo(page, 200);
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', clear);
  await page.goto('/nl/te-koop/');
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', clear);
});

test('the back-to-top link is hidden at the top, and leads there', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const up = page.getByRole('link', { name: t('layout.toTop') });
  await expect(up).toBeHidden();
  await scrollTo(page, 1200);
  await expect(up).toBeVisible();
  await scrollTo(page, 9);
  await expect(up).toBeHidden();
  await scrollTo(page, 1200);
  await up.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(up).toBeHidden();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('the way up covers neither the credit of a map nor a choice of hours', async ({ page }) => {
  for (const address of ['/nl/te-koop/?view=map', '/nl/afspraak-maken/?property=5801']) {
    await page.goto(address);
    await scrollTo(page, 600);
    await expect(page.locator('html')).toHaveAttribute('data-below-top', '');
    await expect(page.getByRole('link', { name: t('layout.toTop') })).toBeHidden();
  }
});

test('the first tab of a page leads past the header', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('layout.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('twelve entries with German labels fit on a wide screen, the last ones under "more"', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de/zu-verkaufen/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: wordsIn('de')('layout.mainMenu') });
    const more = menu.getByRole('button', { name: wordsIn('de')('layout.more') });
    await menu.evaluate((nav) => {
      const last = nav.querySelector('[data-menu-more]');
      while (nav.querySelectorAll(':scope > *, #menu-more > li').length < 13) {
        const link = Object.assign(document.createElement('a'), { href: '/de/', textContent: 'Immobilienbewertung' });
        last?.before(link);
      }
      window.dispatchEvent(new Event('resize'));
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await more.click();
    await expect(menu.getByRole('link', { name: 'Immobilienbewertung' }).last()).toBeVisible();
  }
});

test('on a telephone the menu is a drawer that the keyboard opens, walks and closes', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/nl/te-koop/');
  const button = page.getByRole('button', { name: t('layout.menu'), exact: true });
  if (!isMobile) return expect(button).toBeHidden();
  const drawer = page.locator('#drawer');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  const close = drawer.getByRole('button', { name: t('layout.close') });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link').first()).toBeFocused();
  await drawer.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0);
  await drawer.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await close.click();
  await expect(drawer).toBeHidden();
});

test('the word on the menu button is whole on the narrowest screen, with the widest spacing of text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/');
  await spaceText(page);
  const { right, hidden } = await page
    .locator('header button[popovertarget="drawer"]')
    .first()
    .evaluate((button) => ({
      right: button.getBoundingClientRect().right,
      hidden: button.scrollWidth - button.clientWidth,
    }));
  expect(right).toBeLessThanOrEqual(320);
  expect(hidden).toBe(0);
});
