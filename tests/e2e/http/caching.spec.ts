import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site-test';
import { addressOf } from '@/tests/support/templates';

const list = addressOf('list', 'fr');

for (const [name, address] of [
  ['a cached page', addressOf('property', 'nl')],
  ['a list that is rendered per request', `${list}?max=300000&sort=price-asc`],
] as const)
  test(`${name} may be kept for two seconds, and is not sent again to a browser that has it`, async ({ request }) => {
    const first = await request.get(address);
    expect(first.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    const { etag = '' } = first.headers();
    expect(etag).toMatch(/^W\/"[\w-]+\.[\w-]+\.\d{4}-\d\d-\d\d"$/);
    const second = await request.get(address, { headers: { 'if-none-match': etag } });
    expect(second.status()).toBe(304);
    expect(second.headers()).toMatchObject({ etag, 'cache-control': first.headers()['cache-control'] });
    // The policy that the browser has belongs to the scripts of the page that it has.
    expect(second.headers()['content-security-policy']).toBeUndefined();
    const other = await request.get(address, { headers: { 'if-none-match': 'W/"of another build"' } });
    expect(other.status()).toBe(200);
  });

test('a page with free hours, a personal page and a missing page have no ETag', async ({ request }) => {
  for (const address of [
    sample.paths.href({ name: 'page', id: 'contact-appointment' }, 'nl'),
    '/nl/login/',
    '/nl/no-such-page/',
  ]) {
    const { etag } = (await request.get(address)).headers();
    expect(etag, address).toBeUndefined();
  }
});
