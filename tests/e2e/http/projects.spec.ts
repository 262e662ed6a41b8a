import { wordsIn } from '../../support/messages';
import { sample } from '../../support/sample-site';
import { sentPage } from '../../support/sent-page';
import { expect, test } from '../../support/site-test';

const t = wordsIn('nl');
const { projects, units } = sample.catalogue;
const own = [...projects.values()].filter(({ external }) => !external);
const pathOf = (id: number, locale: 'nl' | 'de' = 'nl') => sample.paths.href({ name: 'project', id }, locale);

const list = { cards: 'article', links: 'article a', filters: 'main nav a', robots: 'meta[name="robots"]' };

test('the list shows every project, also sold-out ones and those with a separate site', async ({ page }) => {
  const { cards, links } = await sentPage(page, '/nl/projecten/', list);
  expect(cards).toHaveLength(projects.size);
  for (const { name } of projects.values()) expect(cards.some(({ text }) => text.includes(name))).toBe(true);
  expect(cards.find(({ text }) => text.includes('Residentie Heuvela'))?.text).toContain(t('project.soldOut'));
  const outside = links.filter((link) => link.attribute('href') === projects.get(41)?.external).at(-1);
  expect(outside?.attribute('target')).toBe('_blank');
  expect(outside?.attribute('rel')).toContain('noopener');
});

test('the list is filtered by links that say how many projects they lead to', async ({ page }) => {
  const all = await sentPage(page, '/nl/projecten/', list);
  const town = all.filters.find(({ text }) => text === 'Zonhoven (3)')?.attribute('href') ?? '';
  const inTown = await sentPage(page, town, list);
  expect(inTown.cards).toHaveLength(3);
  const free = inTown.filters.find(({ text }) => text === `${t('project.filter.available')} (2)`)?.attribute('href');
  expect(free).toBe('/nl/projecten/?city=zonhoven&state=available');
  const filtered = await sentPage(page, free ?? '', list);
  expect(filtered.cards).toHaveLength(2);
  expect(filtered.robots[0]?.attribute('content')).toContain('noindex');
});

test('the drawing and the table of each project show the same units', async ({ page }) => {
  for (const { id, name, soldOut } of own)
    await test.step(name, async () => {
      const { rows, drawn, closed } = await sentPage(page, pathOf(id, 'de'), {
        rows: 'tr[data-unit]',
        drawn: 'svg a',
        closed: '[data-part="property-closed"]',
      });
      const idsOf = (elements: typeof rows) => elements.map((element) => element.attribute('data-unit')).sort();
      expect(rows).toHaveLength(units.get(id)?.length ?? 0);
      expect(idsOf(drawn)).toEqual(idsOf(rows));
      for (const link of drawn) expect(link.attribute('aria-label')).toMatch(/\S+, \S+/);
      expect(closed).toHaveLength(soldOut ? 1 : 0);
    });
});

test('phases say when they are handed over and what is left, a sold-out one too', async ({ page }) => {
  const { phases } = await sentPage(page, pathOf(32), { phases: '[aria-labelledby="phases-title"] li' });
  expect(phases).toHaveLength(2);
  expect(phases[0]?.text).toContain(t('project.soldOut'));
  expect(phases[1]?.text).toContain(t('project.completion', { date: '31/03/2027' }));
});

test('documents are requested with the form about the project', async ({ page }) => {
  const { links } = await sentPage(page, pathOf(30), { links: 'main a' });
  const document = links.find(({ text }) => text === t('project.documentKinds.specifications'));
  const { about } = await sentPage(page, document?.attribute('href') ?? '', { about: '[data-part="form-about"]' });
  expect(about[0]?.text).toContain('Egge Park');
});

test('a project with a separate site, and its units, are redirected there', async ({ request }) => {
  const [unit] = units.get(41) ?? [];
  for (const path of ['/nl/project/41/', `/de/property/${unit?.id}/`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, projects.get(41)?.external]);
  }
});
