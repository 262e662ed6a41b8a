import { everyEntry } from '@/lib/content/menu';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

// Markdown, and what the law asks of a footer: tests/unit/content.
const t = wordsIn('nl');
const { content, paths, catalogue } = sample;
const { site, header, home } = content;
const { sale, rent } = catalogue.search.totals();
const addressOf = (id: string) => paths.href({ name: 'page', id }, 'nl');
const nameOf = (id: string) => everyEntry(content.menu).find(({ entry }) => entry.id === id)?.entry.name.nl ?? '';

test('the contact page says how to reach the agency, without a request for a map', async ({ page }) => {
  const { main, links, frames } = await sentPage(page, addressOf('contact'), {
    main: 'main',
    links: 'main a',
    frames: 'iframe',
  });
  expect(main[0]?.text).toContain(site.address.street);
  expect(main[0]?.text).toContain('09:00–18:00');
  expect(links.find(({ text }) => text === t('modules.route'))?.attribute('rel')).toContain('noopener');
  expect(frames).toEqual([]);
});

test('about us shows the team and true figures', async ({ page }) => {
  const { main, figures, below } = await sentPage(page, addressOf('over-ons'), {
    main: 'main',
    figures: '#figures dd',
    below: `nav[aria-label="${t('modules.subMenu')}"] a`,
  });
  expect(figures[0]?.text).toBe(String(sale));
  for (const { name } of content.team.values()) expect(main[0]?.text).toContain(name);
  expect(below.map(({ text }) => text)).toEqual(['diensten', 'getuigenissen', 'references'].map(nameOf));
});

test('the home page shows its modules in the editor’s order, correct figures, and where they lead', async ({
  page,
}) => {
  const sent = await sentPage(page, '/nl/', {
    h1: 'h1',
    main: 'main',
    buttons: 'main button',
    pictures: 'main img',
    h2: 'main h2',
    links: 'main a',
  });
  expect(sent.h1.map(({ text }) => text)).toEqual([header.banner.heading.nl]);
  expect(sent.main[0]?.text).toContain(`${sale} panden te koop en ${rent} te huur`);
  const buttons = sent.buttons.map(({ text }) => text);
  expect(buttons).toEqual(expect.arrayContaining([`${t('search.sale')} ${sale}`, `${t('search.rent')} ${rent}`]));
  expect(sent.pictures[0]?.attribute('fetchpriority')).toBe('high');
  const titles = home.modules.toSorted((a, b) => a.sort - b.sort).flatMap(({ title }) => title?.nl ?? []);
  expect(sent.h2.map(({ text }) => text)).toEqual(titles);
  const hrefOf = (name = '') => sent.links.find(({ text }) => text === name)?.attribute('href');
  for (const [id, href] of [
    ['projects', '/nl/projecten/'],
    ['featured', '/nl/te-koop/'],
  ])
    expect(hrefOf(first(home.modules, (module) => module.id === id).link?.label.nl)).toBe(href);
  const featured = content.propertyLists.get('featured')?.homes ?? [];
  expect(featured.length).toBeGreaterThan(0);
  expect(featured.length).toBeLessThanOrEqual(4);
  for (const id of featured)
    expect(hrefOf(catalogue.properties.get(id)?.title.nl)).toBe(paths.href({ name: 'property', id }, 'nl'));
});

test('the footer leads to the agency and its policies', async ({ page }) => {
  const { links } = await sentPage(page, '/nl/', { links: '[data-part="site-footer"] a' });
  const hrefOf = (name: string) => links.find(({ text }) => text === name)?.attribute('href');
  expect(hrefOf(site.email)).toBe(`mailto:${site.email}`);
  for (const id of ['privacy-statement', 'cookie-policy']) expect(hrefOf(nameOf(id))).toBe(`/nl/${id}/`);
});
