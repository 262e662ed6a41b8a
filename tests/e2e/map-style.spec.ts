import { wordsIn } from '@/tests/support/messages';
import { mapStyle, outsideHome } from '@/tests/support/outside/agency';
import { answerFor } from '@/tests/support/outside/answer';
import { expect, test } from '@/tests/support/site';
import { frameOf } from '@/tests/support/visitor';

const t = wordsIn('nl');
const { host, origin } = new URL(mapStyle);
const style = {
  version: 8,
  sources: { land: { type: 'vector', tiles: [`${origin}/land/{z}/{x}/{y}.pbf`], maxzoom: 20 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f3efe6' } },
    { id: 'roads', type: 'line', source: 'land', 'source-layer': 'roads' },
  ],
};
const answers = { 'tiles.example/styles/calm.json': style };
const detailed = { name: t('map.detailed', { host }) };

test.use({ siteKind: 'outside', otherHosts: [host] });

test('the map of another host is requested on a click, and nothing of it before', async ({ page }) => {
  const asked = await answerFor(page, answers);
  await page.goto(`/nl${outsideHome.path}`);
  await page.getByRole('button', { name: t('map.open') }).click();
  const frame = frameOf(page);
  await expect(frame.getByRole('button', detailed)).toBeVisible();
  expect(asked).toEqual([]);
  await frame.getByRole('button', detailed).press('Enter');
  await expect.poll(() => asked.some((address) => address.includes('/land/'))).toBe(true);
  expect(asked[0]).toBe('tiles.example/styles/calm.json');
  expect(asked.every((address) => address.startsWith(`${host}/`))).toBe(true);

  // The zoom of the requested tiles; late requests of the same view do not change it.
  const zoom = () => Math.max(...asked.map((address) => Number(/\/land\/(\d+)\//.exec(address)?.[1] ?? 0)));
  const zoomIn = frame.getByRole('button', { name: t('map.zoomIn') });
  const first = zoom();
  await zoomIn.press('Enter');
  await expect.poll(zoom).toBe(first + 1);
  await frame.getByRole('button', { name: t('map.calm') }).press('Enter');
  await expect(frame.getByRole('button', detailed)).toBeVisible();
  asked.length = 0;
  await zoomIn.press('Enter');
  await frame.getByRole('button', detailed).press('Enter');
  await expect.poll(() => asked.some((address) => address.includes('/land/'))).toBe(true);
  // The calm map asked for nothing while it was zoomed in.
  expect(asked[0]).toBe('tiles.example/styles/calm.json');
});

test('the map of a list can be drawn in it too, with its homes', async ({ page }) => {
  await answerFor(page, answers);
  await page.goto('/nl/te-koop/?view=map&max=400000');
  await frameOf(page).getByRole('button', detailed).press('Enter');
  await expect(frameOf(page).getByRole('button', { name: t('map.calm') })).toBeVisible();
  await expect(frameOf(page).locator('[data-marker]').first()).toBeVisible();
});
