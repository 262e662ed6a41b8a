import { request as http } from 'node:http';
import { expect, test } from '@/tests/support/site-test';
import { expectSafe } from '@/tests/support/templates';

const answers: Record<string, { address: string; status: number }> = {
  'a page': { address: '/nl/', status: 200 },
  'a list that is rendered on demand': { address: '/nl/te-koop/?min=123456', status: 200 },
  'a temporary redirect': { address: '/', status: 307 },
  'a permanent redirect': { address: '/nl', status: 308 },
  'a missing page': { address: '/nl/nowhere/', status: 404 },
  'a home that is gone': { address: '/nl/property/6058/', status: 410 },
  'a missing file': { address: '/nope.txt', status: 404 },
  'a missing picture': { address: '/pictures/nope.avif', status: 404 },
  'a missing script': { address: '/_next/static/nope.js', status: 404 },
  'data for the search line': { address: '/api/search/nl/', status: 200 },
  'data of a home': { address: '/api/homes/nl/5801/', status: 200 },
  'homes for a map': { address: '/api/map/nl/sale.hasselt.-/', status: 200 },
  'a map of no list': { address: '/api/map/nl/nowhere/', status: 404 },
  'the land of the map': { address: '/map-frame/base-map.json', status: 200 },
  'a list with its map': { address: '/nl/te-koop/?view=map', status: 200 },
  'data in an unknown language': { address: '/api/search/xx/', status: 404 },
  'data that there is not': { address: '/api/nowhere/', status: 404 },
  'a label': { address: '/images/epc/flanders/a.png', status: 200 },
  icons: { address: '/icons.svg', status: 200 },
  'robots.txt': { address: '/robots.txt', status: 200 },
  'the sitemap': { address: '/sitemap.xml', status: 200 },
  'a feed': { address: '/feeds/homes.json', status: 200 },
};

for (const [kind, { address, status }] of Object.entries(answers))
  test(`${kind} has every security header and one policy`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expectSafe(answer);
  });

test('the files of a page have every security header', async ({ request }) => {
  const html = await (await request.get('/nl/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/(?:_next|pictures)\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.webp'))).toBe(true);
  for (const file of new Set(files)) {
    const answer = await request.get(file);
    expectSafe(answer);
    expect(answer.headers()['cache-control'], file).toContain('immutable');
  }
});

test('the picture of a home may be shown by mails and other sites, every other one by this site alone', async ({
  request,
}) => {
  const html = await (await request.get('/nl/property/5801/')).text();
  const policyOf = async (file = '') => (await request.get(file)).headers()['cross-origin-resource-policy'];
  const [shared] = /\/pictures\/[\w-]+-og\.jpg/.exec(html) ?? [];
  const [own] = /\/pictures\/[\w-]+-\d+\.webp/.exec(html) ?? [];
  expect(await policyOf(shared)).toEqual('cross-origin');
  expect(await policyOf(own)).toEqual('same-origin');
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
  for (const address of ['/nl/', '/', '/nl/te-koop', '/nl/nowhere/', '/api/search/nl/'])
    test(`${method} ${address} is not allowed`, async ({ request }) => {
      const answer = await request.fetch(address, { method, maxRedirects: 0 });
      expect(answer.status()).toBe(405);
      expectSafe(answer);
    });

// Node's own Request refuses TRACE before any of our code runs; nginx answers it with 405 (deploy/nginx.conf).
test('TRACE is refused, and returns nothing of the request', async ({ baseURL }) => {
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { cookie: 'secret=1' };
    http(`${baseURL}/nl/`, { method: 'TRACE', headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: (await answer.toArray()).join('') }),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret');
});

test('HEAD is answered like GET, without the body', async ({ request }) => {
  for (const [address, status] of [
    ['/nl/', 200],
    ['/nl', 308],
    ['/nl/nowhere/', 404],
  ] as const) {
    const answer = await request.head(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toBe('');
  }
});

test('a site without tags lets no other host through', async ({ request }) => {
  for (const address of ['/nl/', '/nl/te-koop/?max=400000', '/nl/property/5801/'])
    expect((await request.get(address)).headers()['content-security-policy']).not.toContain('https:');
});

test('the script of a site without tags has every security header', async ({ request }) => {
  const answer = await request.get('/consent.js');
  expect(answer.status()).toBe(200);
  expectSafe(answer);
});
