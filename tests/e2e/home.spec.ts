import { wordsIn } from '../support/messages';
import { first, sample } from '../support/sample-site';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
const { site, header, home, propertyLists } = sample.content;
const featured = propertyLists.get('featured')?.homes ?? [];
const moduleOf = (id: string) => first(home.modules, (module) => module.id === id);
const { sale, rent } = sample.catalogue.search.totals();

test.beforeEach(({ page }) => page.goto('/nl/'));

test('the banner shows what the agency offers, with correct figures, and loads its picture at once', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(header.banner.heading.nl);
  await expect(page.getByText(`${sale} panden te koop en ${rent} te huur`)).toBeVisible();
  await expect(page.getByRole('button', { name: `${t('search.sale')} ${sale}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `${t('search.rent')} ${rent}` })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
});

test('shows the homes that the agency features, four at most, in one row where there is room', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: moduleOf('featured').title?.nl }) });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(featured.length);
  expect(featured.length).toBeLessThanOrEqual(4);
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  if (!isMobile) expect(new Set(tops).size).toBe(1);
  for (const id of featured) {
    await expect(section.getByRole('link', { name: sample.catalogue.properties.get(id)?.title.nl })).toHaveAttribute(
      'href',
      sample.paths.href({ name: 'property', id }, 'nl'),
    );
  }
});

test('leads on to what is for sale and to the projects', async ({ page }) => {
  await page.getByRole('link', { name: moduleOf('projects').link?.label.nl }).click();
  await expect(page).toHaveURL('/nl/projecten/');
  await page.goBack();
  await page.getByRole('link', { name: moduleOf('featured').link?.label.nl }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('names the agency’s legally required details in its footer', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const detail of [site.legalName, site.companyNumber, site.vatNumber, site.licence.number, site.insurance.policy])
    await expect(footer).toContainText(detail);
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
});
