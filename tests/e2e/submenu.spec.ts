import { everyEntry } from '@/lib/content/menu';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { openMenu, scrollTo } from '@/tests/support/visitor';

const t = wordsIn('nl');
const { content, paths } = sample;
const addressOf = (id: string) => paths.href({ name: 'page', id }, 'nl');
const nameOf = (id: string) => everyEntry(content.menu).find(({ entry }) => entry.id === id)?.entry.name.nl ?? '';

test.describe('the pages below a page', () => {
  const way = async (page: Parameters<typeof openMenu>[0], isMobile: boolean) => {
    const menu = await openMenu(page, t);
    if (!isMobile) {
      const button = menu.getByRole('button', { name: nameOf('over-ons') });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: nameOf('over-ons') })).toBeFocused();
    }
    return menu.getByRole('link', { name: nameOf('diensten') });
  };

  test('are reached through the menu, by the keyboard', { tag: '@wide' }, async ({ page, isMobile }) => {
    await page.goto('/nl/');
    const link = await way(page, isMobile);
    await expect(link).toBeVisible();
    await link.press('Enter');
    await expect(page).toHaveURL(addressOf('diensten'));
    if (isMobile) return;
    const button = page.getByRole('banner').getByRole('button', { name: nameOf('over-ons') });
    await button.press('Enter');
    const current = page.getByRole('banner').getByRole('link', { name: nameOf('diensten') });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(current).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the pages below a page are reached by a link', { tag: '@wide' }, async ({ page, isMobile }) => {
      await page.goto('/nl/');
      await (await way(page, isMobile)).click();
      await expect(page).toHaveURL(addressOf('diensten'));
    });
  });
});

test('the bar over the header is there on a wide screen, and goes once the header is fixed', async ({ page }) => {
  await page.goto(addressOf('contact'));
  const bar = page.locator('[data-part="top-bar"]');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', `tel:${content.site.phone}`);
  await scrollTo(page, 400);
  await expect(bar).toBeHidden();
});
