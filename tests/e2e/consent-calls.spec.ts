import { wordsIn } from '@/tests/support/messages';
import { outsideHome } from '@/tests/support/outside/agency';
import { answer, change, question, storedConsent } from '@/tests/support/outside/consent';
import { byTag, googleTold, metaTold, startTagServer, tagHosts } from '@/tests/support/outside/tag-server';
import { expect, test } from '@/tests/support/site';
import { chooseFilter } from '@/tests/support/visitor';

const t = wordsIn('nl');
const home = `/nl${outsideHome.path}`;
const list = '/nl/te-koop/?max=400000';
const gtm = 'www.googletagmanager.com/gtm.js?id=GTM-HEEM42';
const fbevents = 'connect.facebook.net/en_US/fbevents.js';
const tracked = 'www.facebook.com/tr?ev=PageView';
const toggle = (name: string) => t(`consent.${name}.name`);
test.use({ siteKind: 'outside', otherHosts: tagHosts, consent: 'open' });

// Sites without a container, previews, and advertising that is withdrawn alone: tests/unit/consent.

test('no other host is contacted before an answer, nor after a refusal', async ({ page, context }) => {
  const { asked } = await startTagServer(page);
  await page.goto(`${home}?utm_source=mail`);
  await expect(question(page, t)).toBeVisible();
  await answer(page, t, 'decline').click();
  await expect(question(page, t)).toBeHidden();
  expect(Object.values(await storedConsent(page)).sort()).toEqual([2, 'denied', 'denied', 'denied', 'denied']);
  await page.goto(list);
  await expect(change(page, t)).toBeVisible();
  await expect(question(page, t)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('consent to everything sends default, update, tag manager, page view and pixel on every page and after every filter', async ({
  page,
}) => {
  const { heard, asked, forget } = await startTagServer(page);
  const campaign = 'utm_source=mail&utm_campaign=lente';
  await page.goto(`${home}?${campaign}`);
  await answer(page, t, 'agree').click();
  await expect.poll(() => byTag(heard)).toEqual({ google: googleTold('gggg', `${home}?${campaign}`), meta: metaTold });
  await expect.poll(() => asked.toSorted()).toEqual([gtm, fbevents, tracked].toSorted());
  expect(await page.evaluate(() => sessionStorage.getItem('utm_parameters'))).toBe(campaign);
  forget();
  await page.goto(list);
  await expect.poll(() => byTag(heard)).toEqual({ google: googleTold('gggg', list), meta: metaTold });
  await expect(question(page, t)).toBeHidden();
  // A filter changes the address without a new page, which counts as one.
  forget();
  await chooseFilter(page, t, t('listings.bedrooms'), '2');
  await expect(page).toHaveURL(/bedrooms=2/);
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => heard).toEqual([`google event page_view ${pathname}${search}`, 'meta track PageView']);
});

test('consent to analytics only loads no pixel, until advertising is accepted as well', async ({ page }) => {
  const { heard, asked, forget } = await startTagServer(page);
  await page.goto(home);
  await answer(page, t, 'settings').click();
  await question(page, t).getByLabel(toggle('analytics'), { exact: true }).check();
  await answer(page, t, 'agreePartly').click();
  await expect.poll(() => heard).toEqual(googleTold('gddd', home));
  expect(asked).toEqual([gtm]);
  expect(await storedConsent(page)).toMatchObject({ consentAnalyticsStorage: 'granted', consentAdStorage: 'denied' });
  forget();
  await change(page, t).click();
  await answer(page, t, 'agree').click();
  await expect.poll(() => byTag(heard)).toEqual({ google: ['google consent update gggg'], meta: metaTold });
});

test('the dialog can be used completely at 320 px', async ({ page }) => {
  await startTagServer(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`/de/property/${outsideHome.id}/`);
  const words = wordsIn('de');
  await answer(page, words, 'settings').click();
  const last = question(page, words).getByRole('checkbox').last();
  await last.check();
  await answer(page, words, 'agreePartly').click();
  expect(await storedConsent(page)).toMatchObject({ consentAdPersonalization: 'granted' });
});
