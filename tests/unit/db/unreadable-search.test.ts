import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeFormView } from '@/lib/alerts/change-search';
import { translatorIn } from '@/lib/i18n/translator';
import { listOwnSearches } from '@/lib/owners/searches';
import { signLink } from '@/lib/subscriptions/links';
import { readLink } from '@/lib/subscriptions/read-link';
import { subscriptionView } from '@/lib/subscriptions/subscription-view';
import { sample } from '../../support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { addSearch, sendAllAlerts } from '../../support/storage/searches';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());
afterEach(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be read any more: sale.elsewhere')));

const criteria = 'sale.elsewhere';

onBothEngines(() => {
  it('is left out of the searches of its account, and the others stay', async () => {
    const { email } = await addSearch({ criteria });
    const sound = await addSearch();
    const account = { id: 'an', name: 'An', email, locale: 'nl', role: 'client' } as const;
    const searches = await listOwnSearches(account, 'nl', sample);
    expect(searches.map(({ id }) => id)).toEqual([sound.id]);
  });

  it('announces nothing, and lets the others continue', async () => {
    await addSearch({ criteria });
    await addSearch();
    expect(await sendAllAlerts(sample)).toHaveLength(1);
  });

  it('can still be stopped, or filled in anew', async () => {
    const { id } = await addSearch({ criteria });
    const signed = await signLink({ kind: 'search', id, step: 'stop' });
    const state = await readLink(signed);
    if (!('search' in state)) throw new Error('the link leads to no search');
    const page = await subscriptionView(state, signed, 'nl', (key) => key, sample);
    expect(page).toMatchObject({ search: null, button: { text: 'search.stop.button' } });
    expect(changeFormView(state, signed, 'nl', await translatorIn('nl', 'forms'), sample).values).toEqual({
      pace: 'atOnce',
      link: signed,
    });
  });
});
