import type { Property } from '@/lib/catalogue/schema/property';
import { wordsIn } from '@/tests/support/messages';
import { homes as all, first, sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const { catalogue, paths } = sample;
const t = wordsIn('nl');
const homes = all.filter(({ projectId }) => projectId === undefined || !catalogue.projects.get(projectId)?.external);
const path = ({ id }: Property) => paths.href({ name: 'property', id }, 'nl');

const forSale = first(homes, ({ id }) => id === 5801);
const forRent = first(homes, ({ goal, webId, marquee }) => goal === 1 && webId === 2 && marquee === undefined);
const planned = first(homes, ({ plans, marquee }) => plans.length > 0 && marquee === undefined);

// Costs, rents, reduced prices, sold homes and what is not published: tests/unit/property.

test('the page of a home for sale leads to forms about it, and has its figures, video and map without a script', async ({
  page,
}) => {
  const { links, loan, surroundings, h1 } = await sentPage(page, path(forSale), {
    links: 'main a',
    loan: '#loan tbody tr',
    surroundings: '#location [role="img"]',
    h1: 'h1',
  });
  const hrefOf = (name: string) => links.find(({ text }) => text === name)?.attribute('href') ?? '';
  for (const name of ['question', 'documents', 'offer', 'friend'])
    expect(hrefOf(t(`actions.${name}`))).toMatch(new RegExp(`\\?property=${forSale.id}$`));
  const { about } = await sentPage(page, hrefOf(t('actions.offer')), { about: '[data-part="form-subject"]' });
  expect(about[0]?.text).toContain(forSale.title.nl);
  const video = links.find((link) => /\.mp4$/.test(link.attribute('href')))?.attribute('href') ?? '';
  expect((await page.request.get(video)).headers()['content-type']).toBe('video/mp4');
  expect(loan).toHaveLength(5);
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

test('a page without a video allows none', async ({ request }) => {
  const policy = (await request.get(path(forRent))).headers()['content-security-policy'];
  expect(policy).not.toMatch(/media-src|frame-src (?!'self'(?:;|$))/);
});
