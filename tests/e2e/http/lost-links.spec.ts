import { wordsIn } from '@/tests/support/messages';
import { tokenOver } from '@/tests/support/preview';
import { sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const { paths } = sample;
const parts = { html: 'html', h1: 'h1', main: 'main', links: 'main a', robots: 'meta[name="robots"]' };

for (const [what, address, title] of [
  ['of a search', `${paths.href({ name: 'subscription' }, 'fr')}?link=abc.${'d'.repeat(43)}`, 'subscription.invalid'],
  ['of an appointment', `${paths.href({ name: 'visit' }, 'fr')}?token=abc.def`, 'visits.unknown'],
] as const)
  test(`a link ${what} that is not ours says so, and no cache or search engine stores the page`, async ({ page }) => {
    const control = (await page.request.get(address)).headers()['cache-control'];
    expect(control).toBe('private, no-store');
    const { h1, robots } = await sentPage(page, address, parts);
    expect(h1[0]?.text).toBe(wordsIn('fr')(`${title}.title`));
    expect(robots[0]?.attribute('content')).toContain('noindex');
  });

test('a link of a preview that expired says so in the language of its page, and a forged one what to do', async ({
  page,
}) => {
  const t = wordsIn('de');
  const over = await sentPage(page, `/api/preview/${tokenOver('/de/')}/`, parts, { status: 410 });
  expect(over.h1[0]?.text).toBe(t('previewOver.title'));
  expect(over.html[0]?.attribute('lang')).toBe('de');
  expect(over.robots[0]?.attribute('content')).toContain('noindex');
  expect(over.links.find(({ text }) => text === t('missing.toHome'))?.attribute('href')).toBe('/de/');
  const forged = await sentPage(page, `/api/preview/${tokenOver('/nl/')}AA/`, parts, { status: 404 });
  expect(forged.main[0]?.text).toContain(wordsIn('nl')('previewOver.help'));
});
