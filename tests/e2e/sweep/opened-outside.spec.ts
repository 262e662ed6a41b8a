import { wordsIn } from '@/tests/support/messages';
import { outsideHome, tours, videos } from '@/tests/support/outside/agency';
import { answer, question } from '@/tests/support/outside/consent';
import { startTagServer, tagHosts } from '@/tests/support/outside/tag-server';
import { expect, test } from '@/tests/support/site';
import { checkStates, type OpenedState } from '@/tests/support/sweep';

test.use({
  siteKind: 'outside',
  otherHosts: [...tagHosts, ...[...videos, ...tours].map(({ host }) => host)],
  consent: 'open',
});

const t = wordsIn('de');
const address = `/de/property/${outsideHome.id}/`;

// The same as opened.spec.ts for an agency with tags that need consent and with players of other hosts.
const states: Record<string, OpenedState> = {
  'question for consent, and the players of a home': [
    'wide',
    address,
    (page) => expect(question(page, t)).toBeVisible(),
  ],
  'choice of what is agreed to': [
    'phone',
    address,
    async (page) => {
      await answer(page, t, 'settings').click();
      await expect(question(page, t).getByRole('checkbox').last()).toBeVisible();
    },
  ],
};

test('the question for consent and the players of a home are accessible and fit their screen', async ({ page }) => {
  await startTagServer(page);
  await checkStates(page, Object.entries(states));
});
