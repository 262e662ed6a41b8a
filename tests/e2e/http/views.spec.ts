import { randomInt } from 'node:crypto';
import { personsBrowser } from '@/scripts/support/send-view';
import { missedNow, watchCounts } from '@/tests/support/counted';
import { expect, test } from '@/tests/support/site-test';

const view = (home: number) => JSON.stringify({ what: 'view', homes: [home] });
const headers = (baseURL = '') => ({
  origin: baseURL,
  'user-agent': personsBrowser,
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  'content-type': 'text/plain;charset=UTF-8',
});

test('a view is counted, and the answer is empty and never cached', async ({ request, baseURL }) => {
  const counts = await watchCounts(5821);
  const answer = await request.post('/api/views/', { headers: headers(baseURL), data: view(5821) });
  expect(answer.status()).toBe(204);
  expect(await answer.text()).toBe('');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers()).not.toHaveProperty('set-cookie');
  await expect.poll(counts).toEqual({ views: 1, visits: 1, 'from direct': 1 });
});

test('any other request gets the same answer and counts nothing', async ({ request, baseURL }) => {
  const counts = await watchCounts(5822);
  const later = await watchCounts(5825);
  const own = headers(baseURL);
  const odd = [
    { headers: { ...own, origin: 'https://evil.example' }, data: view(5822) },
    { headers: { ...own, origin: '' }, data: view(5822) },
    { headers: own, data: 'what=view&homes=5822' },
    { headers: own, data: `${view(5822)}${' '.repeat(10_000)}` },
    { headers: { ...own, 'user-agent': 'curl/8.5.0' }, data: view(5822) },
  ];
  for (const one of odd) expect((await request.post('/api/views/', one)).status()).toBe(204);
  // The site writes views in the order in which they came.
  await request.post('/api/views/', { headers: own, data: view(5825) });
  await expect.poll(later).toMatchObject({ views: 1 });
  expect(await counts()).toEqual({});
});

test('a list that finds nothing is counted by what was understood, without the words', async ({ request, baseURL }) => {
  const words = 'villa xyzzyplugh';
  const address = `/nl/te-koop/genk/?min=900000&max=990000&bedrooms=6&q=${encodeURIComponent(words)}`;
  const before = await missedNow('genk', '750000-1000000');
  const data = JSON.stringify({ what: 'search', address });
  const answer = await request.post('/api/views/', { headers: headers(baseURL), data });
  expect(answer.status()).toEqual(204);
  expect(await answer.text()).toEqual('');
  const robot = { ...headers(baseURL), 'user-agent': 'curl/8.5.0' };
  expect((await request.post('/api/views/', { headers: robot, data })).status()).toBe(204);
  await expect.poll(async () => (await missedNow('genk', '750000-1000000')).nothing - before.nothing).toBe(1);
  expect(JSON.stringify(await missedNow('genk', '750000-1000000'))).not.toContain('xyzzy');
});

for (const method of ['GET', 'PUT', 'DELETE'])
  test(`${method} is not allowed`, async ({ request }) => {
    expect((await request.fetch('/api/views/', { method })).status()).toBe(405);
  });
