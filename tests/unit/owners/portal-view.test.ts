import { describe, expect, it } from 'vitest';
import type { OwnedHome } from '@/lib/owners/owned-home';
import { chosenHomes } from '@/lib/owners/owned-homes';
import type { Wanted } from '@/lib/owners/portal-href';
import { portalView } from '@/lib/owners/portal-view';
import { wordsIn } from '../../support/messages';
import { sample } from '../../support/sample-site';

const t = wordsIn('nl');
const all = [...sample.catalogue.properties.keys()] as OwnedHome[];
const account = { id: '1', name: 'Jef', email: 'jef@heem.example', role: 'manager', locale: 'nl' } as const;

function viewOf({ section, ...wanted }: Wanted, owned = all) {
  const chosen = chosenHomes(owned, wanted, sample);
  const words = (word: string, values?: Record<string, string | number>) => t(`account.${word}`, values);
  return portalView({ account, section, owned, chosen, wanted }, 'nl', words, sample);
}

const idsIn = (wanted: Wanted) => viewOf(wanted).chooser?.homes.map(({ id }) => id);

describe('whoever has hundreds of homes', () => {
  it.each([
    ['5801', [5801]],
    ['has-5801', [5801]],
    ['nowhere', []],
    ['?!', []],
  ])('finds them by the words "%s"', (words, ids) => expect(idsIn({ words })).toEqual(ids));

  it.each(['Zônhoven', 'zonh', '3520'])('finds those of a town by "%s"', (words) => {
    const inTown = all.filter((id) => sample.catalogue.properties.get(id)?.city === 'zonhoven');
    expect(idsIn({ words })).toEqual(expect.arrayContaining(inTown));
  });

  it('finds one by its street and number, which the list shows', () => {
    const home = sample.catalogue.properties.get(5801);
    const line = `${home?.address.street} ${home?.address.houseNumber}`;
    const { chooser, nothing } = viewOf({ section: 'visits', words: line });
    expect(nothing).toBeNull();
    expect(viewOf({ words: '5801' }).chooser?.summary).toContain(line);
    expect(chooser?.homes.find(({ id }) => id === 5801)?.address).toContain(line);
  });

  it('is asked to choose before a section tells of one after the other, and gets a search for it', () => {
    const { nothing, chooser } = viewOf({ section: 'visits' });
    expect(nothing).toBe(t('account.portal.choose', { most: 25 }));
    expect(chooser).toMatchObject({ open: true, homes: [], search: { words: '' } });
    expect(viewOf({ section: 'visits', words: 'zonhoven' })).toMatchObject({ nothing, chooser: { open: true } });
    expect(viewOf({})).toMatchObject({ nothing: null, chooser: { open: false } });
    expect(viewOf({ words: 'nowhere' })).toMatchObject({
      nothing: t('account.portal.noneFound', { words: 'nowhere' }),
      chooser: { open: true },
    });
  });

  it('keeps the choice in the other sections', () => {
    const hrefs = (wanted: Wanted) => viewOf(wanted).sections.map(({ href }) => href.split('?')[1]);
    expect(new Set(hrefs({ homes: '5801,5802' }))).toEqual(new Set(['homes=5801,5802']));
    expect(new Set(hrefs({ words: 'sint-lambrechts herk' }))).toEqual(new Set(['find=sint-lambrechts+herk']));
    expect(new Set(hrefs({}))).toEqual(new Set([undefined]));
  });
});

it('few homes are all listed, those that were chosen ticked', () => {
  const { chooser } = viewOf({ homes: String(all[1]) }, all.slice(0, 3));
  expect(chooser).toMatchObject({ open: false, search: null });
  expect(chooser?.homes.map(({ chosen }) => chosen)).toEqual([false, true, false]);
});
