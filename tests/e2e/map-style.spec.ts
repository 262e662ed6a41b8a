import { wordsIn } from '../support/messages';
import { mapStyle, outsideHome } from '../support/outside/agency';
import { answerFor } from '../support/outside/answer';
import { answered } from '../support/outside/consent';
import { expect, test } from '../support/site';
import { drawn, frameOf } from '../support/visitor';

const t = wordsIn('nl');
const { host, origin } = new URL(mapStyle);
const style = {
  version: 8,
  sources: { land: { type: 'vector', tiles: [`${origin}/land/{z}/{x}/{y}.pbf`], maxzoom: 14 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f3efe6' } },
    { id: 'roads', type: 'line', source: 'land', 'source-layer': 'roads' },
  ],
};
const answers = { 'tiles.example/styles/calm.json': style };
const detailed = { name: t('map.detailed', { host }) };

test.use({ siteKind: 'outside', otherHosts: [host], storageState: answered() });

test('the map of another host is requested on a click, and nothing of it before', async ({ page }) => {
  const asked = await answerFor(page, answers);
  await page.goto(`/nl${outsideHome.path}`);
  await page.getByRole('button', { name: t('map.open') }).click();
  const frame = frameOf(page);
  await expect(frame.getByRole('button', detailed)).toBeVisible(drawn);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await frame.getByRole('button', detailed).press('Enter');
  await expect.poll(() => asked.some((address) => address.includes('/land/')), drawn).toBe(true);
  expect(asked[0]).toBe('tiles.example/styles/calm.json');
  expect(asked.every((address) => address.startsWith(`${host}/`))).toBe(true);

  // How far the tiles that were asked for are zoomed in: late ones of the same view do not change it.
  const zoom = () => Math.max(...asked.map((address) => Number(/\/land\/(\d+)\//.exec(address)?.[1] ?? 0)));
  const zoomIn = frame.getByRole('button', { name: t('map.zoomIn') });
  const first = zoom();
  await zoomIn.press('Enter');
  await expect.poll(zoom, drawn).toBe(first + 1);
  await frame.getByRole('button', { name: t('map.calm') }).press('Enter');
  await expect(frame.getByRole('button', detailed)).toBeVisible();
  await zoomIn.press('Enter');
  // Longer than a zoom and its first request take.
  await page.waitForTimeout(1_500);
  expect(zoom()).toBe(first + 1);
});

test('the map of a list can be drawn in it too, with its homes', async ({ page }) => {
  await answerFor(page, answers);
  await page.goto('/nl/te-koop/?view=map&max=400000');
  await frameOf(page).getByRole('button', detailed).press('Enter', drawn);
  await expect(frameOf(page).getByRole('button', { name: t('map.calm') })).toBeVisible();
  await expect(frameOf(page).locator('[data-marker]').first()).toBeVisible(drawn);
});

test('only the frame may contact that host, and no other', async ({ request }) => {
  const sourcesOf = async (address: string) => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    return [...policy.matchAll(/([\w-]+) [^;]*?(https:\/\/[^; ]+)/g)].map(([, name, source]) => `${name} ${source}`);
  };
  expect(await sourcesOf('/map-frame/')).toEqual([`img-src ${origin}`, `connect-src ${origin}`]);
  const ofPage = (await request.get('/nl/te-koop/?view=map&max=400000')).headers()['content-security-policy'];
  expect(ofPage).not.toContain(origin);
});
