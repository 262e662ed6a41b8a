import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const t = wordsIn('nl');
const { projects } = sample.catalogue;
const pathOf = (id: number) => sample.paths.href({ name: 'project', id }, 'nl');

// Filters, drawings, tables of units and projects with a site of their own: tests/unit/project.

test('the list shows every project, also sold-out ones and those with a separate site', async ({ page }) => {
  const { cards, links } = await sentPage(page, '/nl/projecten/', { cards: 'article', links: 'article a' });
  expect(cards).toHaveLength(projects.size);
  for (const { name } of projects.values()) expect(cards.some(({ text }) => text.includes(name))).toBe(true);
  expect(cards.find(({ text }) => text.includes('Residentie Heuvela'))?.text).toContain(t('project.soldOut'));
  const outside = links.filter((link) => link.attribute('href') === projects.get(41)?.external).at(-1);
  expect(outside?.attribute('target')).toBe('_blank');
  expect(outside?.attribute('rel')).toContain('noopener');
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
  const { about } = await sentPage(page, document?.attribute('href') ?? '', { about: '[data-part="form-subject"]' });
  expect(about[0]?.text).toContain('Egge Park');
});
