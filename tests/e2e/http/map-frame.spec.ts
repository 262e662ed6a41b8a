import { readdirSync } from 'node:fs';
import { expect, test } from '@/tests/support/site-test';

const worker = readdirSync('public/map-frame').find((name) => name.startsWith('worker-'));
const files = { 'the map frame': '/map-frame/', 'its worker': `/map-frame/${worker}` };
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

for (const [name, address] of Object.entries(files))
  test(`${name} may be framed by the site alone, and asks no other host`, async ({ request }) => {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect(answer.status()).toBe(200);
    expect(policyOf(headers)).toContain("default-src 'none'");
    expect(policyOf(headers)).toContain("frame-ancestors 'self'");
    expect(policyOf(headers)).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
    expect(policyOf(headers)).not.toMatch(/https?:|blob:|unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('set-cookie');
  });

test('the frame may be framed within the site, by older browsers too, and is not for search engines', async ({
  request,
}) => {
  const answer = await request.get('/map-frame/');
  expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

test('a page may hold a frame only where a map can open', async ({ request }) => {
  const policies = async (address: string) => policyOf((await request.get(address)).headers());
  for (const address of ['/nl/te-koop/?view=map', '/nl/te-koop/hasselt/appartement/5801/', '/nl/project/30/'])
    expect(await policies(address), address).toContain("frame-src 'self'");
  for (const address of ['/nl/', '/nl/te-koop/', '/nl/te-koop/?min=100000', '/nl/nowhere/'])
    expect(await policies(address), address).not.toContain('frame-src');
});

test('addresses below the frame answer 404, and a POST 405', async ({ request }) => {
  for (const address of ['/map-frame/other/', '/map-frame/worker-0.0.0.mjs'])
    expect((await request.get(address)).status()).toBe(404);
  expect((await request.post('/map-frame/')).status()).toBe(405);
});
