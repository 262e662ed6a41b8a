import type { Property } from '@/lib/catalogue/schema/property';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const { catalogue, paths } = sample;
const homes = [...catalogue.properties.values()].filter(
  ({ projectId }) => projectId === undefined || !catalogue.projects.get(projectId)?.external,
);
const path = (home: Property, locale: Locale = 'nl') => paths.href({ name: 'property', id: home.id }, locale);
const home = first(
  homes,
  ({ pictures, plans, marquee }) => pictures.length > 5 && plans.length > 0 && marquee === undefined,
);
const slides = home.pictures.length + home.plans.length;
const t = wordsIn('nl');

test('the lightbox opens at the picture and works by keyboard', async ({ page }) => {
  await page.goto(path(home));
  const link = page.locator('[data-picture]').nth(2);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('property.lightbox') });
  const slide = (index: number) =>
    dialog.getByRole('group', { name: t('property.picturePosition', { index, total: slides }) });
  await expect(slide(3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slide(4)).toBeInViewport();
  await expect(slide(4).locator('img')).toHaveAttribute('src', /\.avif$/);
  await dialog.getByRole('button', { name: t('property.playPictures') }).click();
  await expect(dialog.getByRole('button', { name: t('property.pausePictures') })).toBeVisible();
  await expect(slide(5)).toBeInViewport();
  // The focus stays in it.
  for (const key of ['Shift+Tab', ...Array<string>(12).fill('Tab'), 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator('button:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  // Plans open in it, too.
  await page.locator('#plans a').first().click();
  const name = t('property.picturePosition', { index: home.pictures.length + 1, total: slides });
  await expect(page.getByRole('dialog').getByRole('group', { name })).toBeInViewport();
});

test('price, place and facts are in the first screen, and the links to the sections stay in view', {
  tag: '@wide',
}, async ({ page }) => {
  // A unit has the longest title, and beneath its price the VAT that is in it.
  for (const id of [5925, 5801]) {
    await page.goto(path(first(homes, (home) => home.id === id)));
    const head = page.locator('[data-part="property-head"]');
    const { height } = page.viewportSize() ?? { height: 0 };
    const covered = await page.locator('[data-contact-bar]').evaluate((bar: HTMLElement) => bar.offsetHeight);
    for (const part of [head.locator('h1'), head.locator('dl > div').last(), head.getByText(/^€\s[\d.]+$/)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height - covered);
    }
  }
  const nav = page.getByRole('navigation', { name: t('property.sections') });
  await nav.getByRole('link', { name: t('property.features') }).click();
  await expect(page.locator('#features h2')).toBeInViewport();
  await expect(nav).toBeInViewport();
});

test('a phone folds comfort and legal, which stay in the page', async ({ page }) => {
  await page.goto(path(home));
  const fold = page.locator('details:has(> #legal)');
  const content = fold.locator('dl').first();
  await expect(content).toBeHidden();
  await fold.locator('> summary').click();
  await expect(content).toBeVisible();
  await fold.locator('> summary').click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(content).toBeVisible();
});

test('the bar of a telephone covers neither the end of the page nor the way to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path(home));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await page.locator('[data-contact-bar]').boundingBox();
  const end = await page.locator('[data-part="footer-legal"]').boundingBox();
  await expect(page.locator('[data-to-top]')).toBeVisible();
  const top = await page.locator('[data-to-top]').boundingBox();
  for (const box of [end, top]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('long values keep to the column of the others on a telephone, and the line above similar homes to theirs', async ({
  page,
}) => {
  await page.goto(
    path(first(homes, ({ attributes, marquee }) => attributes.comfort.glazing === 'high_yield' && !marquee)),
  );
  const starts = await page
    .locator('dl > div:has(> dd:text("Hoogrendements"))')
    .locator('xpath=..')
    .locator('dd')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(2);
  expect(new Set(starts).size).toBe(1);
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
  expect(await edges('[data-part="similar"]')).toEqual(await edges('[data-part="similar"] h2'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a home is shared by links, and shows nothing that only a script could do', async ({ page }) => {
    await page.goto(path(home));
    const share = page.locator('[data-part="share"]');
    await share.locator('summary').click();
    await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
    await expect(share.getByRole('button')).toBeHidden();
    await expect(page.locator('[data-part="print-button"]')).toBeHidden();
    await expect(page.locator('[data-part="loan-calculator"]')).toBeHidden();
    await expect(page.getByRole('button', { name: t('map.open') })).toBeHidden();
  });
});
