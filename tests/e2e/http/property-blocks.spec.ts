import { publicLocation } from '@/lib/catalogue/location';
import type { Property } from '@/lib/catalogue/schema/property';
import { euro } from '@/lib/euro';
import { wordsIn } from '../../support/messages';
import { homes as all, first, sample } from '../../support/sample-site';
import { sentPage } from '../../support/sent-page';
import { expect, test } from '../../support/site-test';

const { catalogue, paths } = sample;
const t = wordsIn('nl');
const homes = all.filter(({ projectId }) => projectId === undefined || !catalogue.projects.get(projectId)?.external);
const path = ({ id }: Property) => paths.href({ name: 'property', id }, 'nl');

const forSale = first(homes, ({ id }) => id === 5801);
const forRent = first(homes, ({ goal, webId, marquee }) => goal === 1 && webId === 2 && marquee === undefined);
const planned = first(homes, ({ plans, marquee }) => plans.length > 0 && marquee === undefined);
const cut = first(homes, ({ marquee, price, history }) => marquee === 2 && price.publish && history !== undefined);
const sold = first(homes, ({ marquee, history }) => marquee === 5 && history !== undefined);

const parts = { links: 'main a', headings: 'main h2', rows: 'main tr', history: '#history tbody tr' };

test('the page of a home for sale leads to forms about it, and has every figure and its video without a script', async ({
  page,
}) => {
  const { links, loan, rows, surroundings, h1 } = await sentPage(page, path(forSale), {
    ...parts,
    loan: '#loan tbody tr',
    surroundings: '#location [role="img"]',
    h1: 'h1',
  });
  const hrefOf = (name: string) => links.find(({ text }) => text === name)?.attribute('href') ?? '';
  for (const name of ['question', 'documents', 'offer', 'friend'])
    expect(hrefOf(t(`actions.${name}`))).toMatch(new RegExp(`\\?property=${forSale.id}$`));
  const { about } = await sentPage(page, hrefOf(t('actions.offer')), { about: '[data-part="form-about"]' });
  expect(about[0]?.text).toContain(forSale.title.nl);
  const video = links.find((link) => /\.mp4$/.test(link.attribute('href')))?.attribute('href') ?? '';
  expect((await page.request.get(video)).headers()['content-type']).toBe('video/mp4');
  expect(loan).toHaveLength(5);
  expect(rows.find(({ text }) => text.includes(t('buying.registration')))?.text).toContain(
    euro(forSale.price.amount * 0.02, 'nl'),
  );
  expect(rows.some(({ text }) => text.includes(t('buying.total')))).toBe(true);
  expect(surroundings.map((one) => one.attribute('aria-label'))).toContain(
    t('map.surroundingsOf', { place: 'Hasselt' }),
  );
  expect(h1.map(({ text }) => text)).toEqual([forSale.title.nl]);
});

test('pictures and plans are links to their files', async ({ page }) => {
  const { pictures, plans } = await sentPage(page, path(planned), { pictures: 'a[data-picture]', plans: '#plans a' });
  expect(pictures).toHaveLength(planned.pictures.length + planned.plans.length);
  const plan = await page.request.get(plans[0]?.attribute('href') ?? '');
  expect(plan.headers()['content-type']).toBe('image/webp');
});

test('the page of a rent says what is paid at the start, and a page without a video allows none', async ({ page }) => {
  const policy = (await page.request.get(path(forRent))).headers()['content-security-policy'];
  expect(policy).not.toMatch(/media-src|frame-src (?!'self'(?:;|$))/);
  const { rows, headings } = await sentPage(page, path(forRent), parts);
  const rowOf = (name: string) => rows.find(({ text }) => text.includes(name))?.text;
  expect(rowOf(t('renting.firstMonth'))).toContain(euro(forRent.price.amount, 'nl'));
  expect(rowOf(t('renting.deposit'))).toContain(t('renting.months', { months: 3 }));
  expect(headings.map(({ text }) => text)).toContain(t('renting.title'));
  expect(headings.map(({ text }) => text)).not.toContain(t('buying.title'));
});

test('a reduced price shows the one before it', async ({ page }) => {
  const { history } = await sentPage(page, path(cut), parts);
  expect(history[0]?.text).toContain(euro(cut.history?.[0]?.amount ?? 0, 'nl'));
  expect(history.at(-1)?.text).toContain(euro(cut.price.amount, 'nl'));
});

test('a home that is sold says so, and hides price, costs and what no longer applies', async ({ page }) => {
  const { kind, ribbon, closed, links, headings } = await sentPage(page, path(sold), {
    ...parts,
    kind: '[data-part="property-kind"]',
    ribbon: '#pictures .ribbon',
    closed: '[data-part="property-closed"]',
  });
  const html = await (await page.request.get(path(sold))).text();
  for (const { amount } of sold.history ?? []) if (amount) expect(html).not.toContain(euro(amount, 'nl'));
  expect(kind[0]?.text).toContain('Verkocht');
  expect(ribbon.map(({ text }) => text)).toEqual(['Verkocht']);
  expect(closed[0]?.text).toContain(t('property.soldNotice'));
  const [named, titles] = [links, headings].map((elements) => elements.map(({ text }) => text));
  for (const name of ['property.visit', 'actions.offer', 'actions.documents', 'actions.poster'])
    expect(named).not.toContain(t(name));
  for (const name of ['buying.title', 'loan.title']) expect(titles).not.toContain(t(name));
});

test('a home whose address is not published is a circle on the map, and its page has the point nowhere', async ({
  page,
}) => {
  const hidden = first(homes, ({ address, projectId }) => !address.publish && projectId === undefined);
  const html = await (await page.request.get(path(hidden))).text();
  expect(html).toContain(t('map.circle'));
  expect(html).toContain(String(publicLocation(hidden).longitude));
  for (const point of [hidden.address.longitude, hidden.address.latitude]) expect(html).not.toContain(String(point));
});
