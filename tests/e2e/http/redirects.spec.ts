import { expect, test } from '@/tests/support/site-test';

const home = '/nl/te-koop/hasselt/appartement/5801/';

// tests/unit/requests covers every kind of address; this checks that the server redirects in one response.
for (const [status, from, to] of [
  [307, '/', '/nl/'],
  [307, '/property/5801/', home],
  [307, '/for-sale/?city=Hasselt|3500', '/nl/te-koop/hasselt/'],
  [307, '/nl/te-koop/?q=hasselt', '/nl/te-koop/hasselt/'],
  [308, '/nl', '/nl/'],
  [308, '/nl/property/5801', home],
  [308, home.slice(0, -1), home],
  [308, '/NL/TE-KOOP/genk/VILLA/5801', home],
  [308, '/nl/te-koop/?type=2&city=Hasselt%7C3500&min=', '/nl/te-koop/hasselt/appartement/'],
  [308, '/nl/project/41/', 'https://www.residentie-blereberg.example/'],
] as const)
  test(`${from} → ${to} (${status})`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const { location, vary } = answer.headers();
    expect(location).toBe(to);
    // A response that depends on the visitor must not be cached for the next one.
    if (status === 307 && !from.startsWith('/nl/')) expect(vary).toMatch(/accept-language.*cookie/i);
    if (!to.startsWith('/')) return;
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });

test('a response without a language in its address is not cached for visitors of another language', async ({
  request,
}) => {
  for (const address of ['/nowhere/', '/property/6058/', '/nope.txt']) {
    const answer = await request.get(address, { headers: { 'accept-language': 'fr' } });
    expect(await answer.text()).toContain('<html lang="fr"');
    expect(answer.headers()['cache-control'], address).toContain('private');
  }
});

test('a malformed address is not a server error', async ({ request, baseURL }) => {
  for (const address of [
    '/%',
    '/nl/%E0%A4%A/',
    '/nl/te-koop/?q=%25',
    '/nl/te-koop/?q=%E0%A4%A',
    '/nl/te-koop/?q=..',
    '//evil.example/',
    '/nl/te-koop/?q=%00',
    `/nl/te-koop/?q=${'x'.repeat(2000)}`,
  ]) {
    // Absolute, since a path that starts with two slashes would name another host.
    const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect(answer.status(), address).toBeLessThan(500);
    expect(answer.headers().location ?? '/', address).toMatch(/^\/(?!\/)/);
  }
});
