import { expect, test } from '@/tests/support/site-test';

const address = '/map-frame/map.pmtiles';

test('the map is sent in parts, never compressed, and kept for a day', async ({ request }) => {
  const first = await request.get(address, { headers: { range: 'bytes=0-6', 'accept-encoding': 'br, gzip' } });
  expect(first.status()).toBe(206);
  expect(await first.text()).toBe('PMTiles');
  const headers = first.headers();
  expect(headers['content-range']).toMatch(/^bytes 0-6\/\d{7,}$/);
  expect(headers['accept-ranges']).toBe('bytes');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a part of another version is the whole of this one, a known one is not sent again, and none is past the end', async ({
  request,
}) => {
  const { etag = '' } = (await request.get(address, { headers: { range: 'bytes=0-6' } })).headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const part = (headers: Record<string, string>) => request.fetch(address, { method: 'GET', headers });
  expect((await part({ range: 'bytes=0-6', 'if-range': etag })).status()).toBe(206);
  expect((await request.head(address, { headers: { range: 'bytes=0-6', 'if-range': '"other"' } })).status()).toBe(200);
  expect((await part({ 'if-none-match': etag })).status()).toBe(304);
  const outside = await part({ range: 'bytes=999999999999-' });
  expect(outside.status()).toBe(416);
  expect(outside.headers()['content-range']).toMatch(/^bytes \*\/\d+$/);
});
