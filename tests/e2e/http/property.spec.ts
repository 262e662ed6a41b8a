import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const path = (id: number, locale: Locale = 'nl') => sample.paths.href({ name: 'property', id }, locale);

test('a home with unpublished price and address shows neither', async ({ page }) => {
  const t = wordsIn('nl');
  const hidden = first(homes, ({ price, address, webId }) => !price.publish && !address.publish && webId < 4);
  const { street, latitude, longitude } = hidden.address;
  const html = await (await page.request.get(path(hidden.id))).text();
  const secrets = [street, latitude, longitude, hidden.price.amount, hidden.price.amount.toLocaleString('nl-BE')];
  expect(secrets.filter((secret) => html.includes(String(secret)))).toEqual([]);
  const { head } = await sentPage(page, path(hidden.id), { head: '[data-part="property-head"]' });
  expect(head[0]?.text).toContain(t('price.onRequest'));
  expect(head[0]?.text).toContain(t('property.addressOnRequest'));
});

test('the poster is a PDF in the page’s language', async ({ page, request }) => {
  const home = first(homes, ({ id }) => id === 5801);
  const sold = first(homes, ({ marquee, history }) => marquee === 5 && history !== undefined);
  for (const locale of ['nl', 'de'] as const) {
    const { links } = await sentPage(page, path(home.id, locale), { links: 'main a' });
    const poster = links.find(({ text }) => text === wordsIn(locale)('actions.poster'));
    const answer = await request.get(poster?.attribute('href') ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'content-disposition': `inline; filename=${home.reference}-${locale}.pdf`,
    });
    expect((await answer.body()).toString('latin1')).toContain(`/Lang (${locale})`);
  }
  for (const address of [
    `/api/poster/nl/${sold.id}/`,
    '/api/poster/nl/1/',
    '/api/poster/nl/x/',
    '/api/poster/es/5801/',
  ])
    expect((await request.get(address)).status()).toBe(404);
});
