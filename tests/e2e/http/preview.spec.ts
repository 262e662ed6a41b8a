import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { draftHome, homePath, listPath, pagePath, previewPath, tokenOver, traces } from '@/tests/support/preview';
import { expect, test } from '@/tests/support/site-test';
import { expectHeaders, expectSafe } from '@/tests/support/templates';

const t = wordsIn('nl');
const plain = [homePath('nl'), pagePath('nl'), listPath('nl'), '/nl/', '/nl/over-ons/'];
const others = [
  '/sitemap.xml',
  '/feeds/kyero.xml',
  '/feeds/homes.json',
  '/api/search/nl/',
  '/api/map/nl/sale.-.-/',
  `/api/homes/nl/${draftHome.id}/`,
  `/api/poster/nl/${draftHome.id}/`,
];

/** Request headers of a browser and of Next's router. */
const ways: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];

const begin = async (request: APIRequestContext) => {
  const answer = await request.get(previewPath('/nl/'), { maxRedirects: 0 });
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return { answer, set: set.map(({ value }) => value), cookie: set.map(({ value }) => value.split(';')[0]).join('; ') };
};

/** The addresses whose responses contain something of a draft. */
const leaking = async (request: APIRequestContext, cookie: string, headers: Record<string, string> = {}) => {
  const found: string[] = [];
  for (const address of [...plain, ...others]) {
    const answer = await request.get(address, { headers: { ...headers, cookie }, maxRedirects: 0 });
    const text = await answer.text();
    // A missing page may repeat the requested address.
    const own = answer.status() === 404 ? address : '';
    if (traces.some((trace) => text.includes(trace) && !own.includes(trace))) found.push(address);
  }
  return found;
};

test('a link sets cookies that no script can read, and redirects to its page', async ({ request }) => {
  const { answer, set } = await begin(request);
  expect(answer.status()).toBe(303);
  expectHeaders(answer);
  expect(answer.headers()).toMatchObject({ location: '/nl/', 'cache-control': 'private, no-store' });
  const own = set.find((one) => one.startsWith('heem_preview='));
  expect(own).toMatch(/^heem_preview=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=lax$/);
  expect(set.every((one) => one.includes('HttpOnly'))).toBe(true);
});

test('a visitor with the link sees drafts, no cache stores them, and the next visitor sees none', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const { cookie } = await begin(request);
  for (const address of plain) {
    const own = await request.get(address, { headers: { cookie } });
    expect([address, own.status()]).toEqual([address, 200]);
    expect(own.headers()['cache-control'], address).toMatch(/private.*no-store/);
    expect(own.headers()['x-robots-tag'], address).toBe('noindex, nofollow');
    expect(own.headers(), address).not.toHaveProperty('set-cookie');
  }
  const stranger = await playwright.request.newContext({ baseURL });
  for (const headers of ways) expect(await leaking(stranger, '', headers)).toEqual([]);
  expect((await stranger.get(homePath('nl'))).status()).toBe(404);
  expect((await stranger.get(pagePath('nl'))).status()).toBe(404);
  expect(await (await stranger.get('/nl/')).text()).not.toContain('preview-bar');
});

test('feeds and sitemap hold no draft even in a preview; the search data of a preview are personal', async ({
  request,
}) => {
  const { cookie } = await begin(request);
  const found = await leaking(request, cookie);
  expect(found).toEqual(expect.arrayContaining([homePath('nl'), pagePath('nl'), listPath('nl')]));
  expect(found.filter((address) => /sitemap|feeds/.test(address))).toEqual([]);
  const home = await request.get(`/api/homes/nl/${draftHome.id}/`, { headers: { cookie } });
  expect(await home.json()).toMatchObject({ title: draftHome.title.nl });
  expect(home.headers()['cache-control']).toBe('private, no-store');
});

test('an expired or forged link or cookie, or one of Next, opens nothing', async ({ playwright, baseURL }) => {
  const over = tokenOver('/nl/');
  const bypass = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')).preview.previewModeId;
  const stranger = await playwright.request.newContext({ baseURL });
  for (const cookie of [`heem_preview=${over}`, `heem_preview=${over}AA`, `__prerender_bypass=${bypass}`])
    expect(await leaking(stranger, cookie), cookie).toEqual([]);
  for (const [token, status] of [
    [over, 410],
    [`${over}AA`, 404],
    ['x', 404],
  ] as const) {
    const answer = await stranger.get(`/api/preview/${token}/`, { headers: { 'accept-language': 'nl' } });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(t('previewOver.title'));
    expectSafe(answer);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
});
