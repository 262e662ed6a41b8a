import { thanksHref } from '@/lib/forms/form-pages';
import { addressOfForm, fillIn, fillings, somebody, submit } from '@/tests/support/forms';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';

const t = wordsIn('nl');
separateNetworks(test);
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

// A poor mobile connection: 400 kbit/s, 400 ms.
test.beforeEach(async ({ context, page }) => {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const speed = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await line.send('Network.emulateNetworkConditions', speed);
});

test('a home is searched, found, saved and requested', async ({ page }) => {
  const visitor = somebody();
  await page.goto('/nl/', { waitUntil: 'commit' });
  await page.locator('input[name=q]').fill('appartement in hasselt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-koop\/hasselt\/appartement\//, { timeout: 30_000 });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/\d+\/$/, { timeout: 30_000 });
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true, { timeout: 30_000 });
  const heart = page.getByRole('button', { name: new RegExp(`^${t('saved.favourites.button')}:`) }).first();
  await heart.click({ timeout: 30_000 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(addressOfForm('contact-me', 'nl'), { waitUntil: 'commit' });
  await fillIn(page, t, { ...fillings['contact-me'], ...visitor });
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  expect(await mailsTo(visitor.email)).toHaveLength(1);
});

test('a newsletter form is sent although Enter was pressed before its script came', async ({ page, openUntouched }) => {
  const { email } = somebody();
  await openUntouched('/nl/te-koop/hasselt/');
  await page.locator('#keep-informed').getByLabel(t('forms.fields.email')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('#keep-informed button[aria-busy]')).toBeVisible();
  await expect(page).toHaveURL(thanksHref('demand-register', 'nl', sample), { timeout: 30_000 });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the first tap, on a picture, opens it large', async ({ page, openUntouched }) => {
  await openUntouched('/nl/te-koop/hasselt/appartement/5801/');
  await page.locator('a[data-picture]').first().tap();
  await expect(page.locator('a[data-picture][aria-busy]')).toBeVisible();
  await expect(page.locator('.yarl__container')).toBeVisible({ timeout: 30_000 });
});

for (const address of ['/nl/', '/nl/te-koop/', '/nl/te-koop/hasselt/appartement/5801/'])
  test(`the text is there before the first script of Next: ${address}`, async ({ page }) => {
    await page.goto(address);
    const { painted, script } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => /\/_next\/.*\.js$/.test(name));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        script: Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
      };
    });
    expect(script).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(painted).toBeLessThan(script);
  });
