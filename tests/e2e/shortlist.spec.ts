import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';

const t = wordsIn('nl');
const { catalogue, paths } = sample;
const ids = [5801, 5802];
separateNetworks(test);

/** Makes a list of two homes from favourites; returns the address for the others. */
async function makeList(page: Page, nickname: string): Promise<string> {
  await page.goto(`${paths.href({ name: 'favourites' }, 'nl')}?ids=${ids.join(',')}`);
  const form = page.locator('#together');
  await form.getByLabel(t('shortlist.nickname')).fill(nickname);
  await form.getByRole('button', { name: t('shortlist.make') }).click();
  await expect(page.locator('[data-part="shortlist-answer"]')).toHaveText(t('shortlist.answers.made'));
  const link = await page.getByLabel(t('saved.share')).inputValue();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const opinionsOf = (page: Page, id: number) => page.locator(`#home-${id} [data-part="opinions"]`);
const like = (page: Page, id: number) =>
  opinionsOf(page, id).getByRole('button', { name: t('shortlist.like'), exact: true });

test('two people rate the homes of a list at once, and no rating is lost', async ({ page, browser }) => {
  const address = await makeList(page, 'An');
  expect(address).not.toContain('as=');
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await other.goto(address);
  await expect(like(other, 5801)).toHaveCount(0);
  await other.getByLabel(t('shortlist.nickname')).fill('Bo');
  await other.getByRole('button', { name: t('shortlist.join') }).click();

  await opinionsOf(other, 5801).locator('summary').click();
  await opinionsOf(other, 5801).getByLabel(t('shortlist.note')).fill('Mooi licht,\nmaar een kleine keuken');
  await Promise.all([
    like(page, 5801).click(),
    opinionsOf(other, 5801)
      .getByRole('button', { name: t('shortlist.saveNote') })
      .click(),
  ]);
  await expect(like(page, 5801)).toHaveAttribute('aria-pressed', 'true');
  await like(other, 5801).click();
  await expect(opinionsOf(other, 5801)).toContainText('An');
  await page.reload();
  await expect(opinionsOf(page, 5801)).toContainText('maar een kleine keuken');
  await expect(page.locator('#home-5801')).toContainText(t('shortlist.everybody'));

  const title = first(catalogue.properties.values(), ({ id }) => id === 5925).title.nl;
  await page.getByLabel(t('shortlist.add')).fill('ZON-5925');
  await page.getByRole('button', { name: t('shortlist.addNow') }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await other.close();
});

test('forged requests are refused, a stranger cannot act for a member, and the maker erases the list for all', async ({
  page,
  request,
}) => {
  const address = await makeList(page, 'An');
  const list = new URLSearchParams(address.split('?')[1]).get('list') ?? '';
  // No address identifies the maker: another browser at the same address gets no buttons and cannot act.
  const stranger = await (await request.get(page.url())).text();
  expect(stranger).not.toContain('name="opinion"');
  expect(stranger).not.toContain(t('shortlist.eraseNow'));
  const sendBy =
    (one: typeof request) =>
    (form: Record<string, string>, headers = {}) =>
      one.post('/api/shortlist/', { multipart: { locale: 'nl', list, ...form }, headers, maxRedirects: 0 });
  const sendAsStranger = sendBy(request);
  const forms: Record<string, string>[] = [{ act: 'opinion', home: '5801', opinion: 'like' }, { act: 'erase' }];
  for (const form of forms) expect((await sendAsStranger(form)).headers().location).toContain('said=stranger');
  expect((await sendAsStranger({ act: 'join', as: 'An' })).headers().location).toContain('said=taken');

  const send = sendBy(page.request);
  const long = await send({ act: 'note', home: '5801', note: 'x'.repeat(501) });
  expect([long.status(), long.headers().location]).toEqual([303, expect.stringContaining('said=tooLong')]);
  await page.goto(long.headers().location ?? '');
  await expect(page.locator('[data-part="shortlist-answer"]')).toHaveText(t('shortlist.answers.tooLong'));
  expect((await send({ act: 'sing' })).status()).toBe(400);
  expect((await send({ act: 'join' }, { origin: 'https://other.example' })).status()).toBe(403);
  const nobody = await send({ act: 'join', as: ' ' });
  expect(nobody.headers().location).toContain('said=nickname');

  await page.goto(address);
  const opened = await request.get(address);
  expect([opened.status(), opened.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await opened.text()).toContain('<meta name="referrer" content="same-origin"');
  expect((await request.get(address.replace(/list=[\w-]{4}/, 'list=AAAA'))).status()).toBe(404);
  await page.getByText(t('shortlist.erase'), { exact: true }).click();
  await page.getByRole('button', { name: t('shortlist.eraseNow') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shortlist.unknown.title'));
  expect((await request.get(address)).status()).toBe(404);
});
