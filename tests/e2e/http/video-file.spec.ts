import { expect, test } from '@/tests/support/site-test';

const address = '/videos/walk-living-01.mp4';

test('a video is sent whole or in parts, none past its end, and kept for a day', async ({ request }) => {
  const whole = await request.head(address);
  expect(whole.status()).toBe(200);
  expect(whole.headers()).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'public, max-age=86400' });
  const part = (range: string) => request.get(address, { headers: { range } });
  const first = await part('bytes=0-9');
  expect([first.status(), (await first.body()).length]).toEqual([206, 10]);
  const [, size] = /^bytes 0-9\/(\d+)$/.exec(first.headers()['content-range'] ?? '') ?? [];
  const outside = await part(`bytes=${size}-`);
  expect([outside.status(), outside.headers()['content-range']]).toEqual([416, `bytes */${size}`]);
  expect((await request.get('/videos/gone.mp4')).status()).toBe(404);
  expect((await request.get('/video-files/walk-living-01.mp4')).status()).toBe(404);
});
