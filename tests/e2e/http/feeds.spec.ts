import { expect, test } from '@/tests/support/site-test';

test('the Kyero feed lists the homes', async ({ page }) => {
  const answer = await page.request.get('/feeds/kyero.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const homes = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) throw new Error(xml.querySelector('parsererror')?.textContent ?? '');
      return [...xml.getElementsByTagName('property')].map((property) => ({
        url: property.querySelector('url > de')?.textContent ?? '',
        picture: property.querySelector('images url')?.textContent ?? '',
      }));
    },
    await answer.text(),
  );
  expect(homes.length).toBeGreaterThan(100);
  for (const { url, picture } of homes.filter((_, position) => position % 50 === 0)) {
    expect((await page.request.get(new URL(url).pathname, { maxRedirects: 0 })).status(), url).toBe(200);
    expect((await page.request.get(new URL(picture).pathname)).headers()['content-type'], picture).toBe('image/jpeg');
  }
});

test('the JSON feed lists the homes, and search engines index neither feed', async ({ request }) => {
  const answer = await request.get('/feeds/homes.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const { homes } = (await answer.json()) as { homes: { id: number; price: { amount: number } | null }[] };
  expect(homes.find(({ id }) => id === 5801)?.price?.amount).toBeGreaterThan(0);
  for (const address of ['/feeds/kyero.xml', '/feeds/homes.json'])
    expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex');
});
