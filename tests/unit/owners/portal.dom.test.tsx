// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Portal } from '@/components/owners/portal';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import { selectChosenHomes } from '@/lib/owners/homes';
import type { Wanted } from '@/lib/requests/portal-href';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { show } from '@/tests/support/show';

const t = wordsIn('nl');
const all = [...sample.catalogue.properties.keys()] as OwnedHome[];
const account = { id: '1', name: 'Jef', email: 'jef@heem.example', role: 'broker', locale: 'nl' } as const;

/** The frame of a section of the portal, for an account with these homes. */
async function portal({ section, ...wanted }: Wanted, owned = all) {
  const chosen = selectChosenHomes(owned, wanted, sample);
  const state = { account, section, owned, chosen, wanted };
  const { container } = await show(
    <Portal state={state} data={sample}>
      {null}
    </Portal>,
  );
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input[name=homes]')];
  return {
    open: container.querySelector('details')?.open,
    summary: container.querySelector('summary')?.textContent,
    boxes,
    ids: boxes.map(({ value }) => Number(value)),
    addressOf: (id: number) => container.querySelector(`label:has([value="${id}"]) strong`)?.textContent,
    search: container.querySelector<HTMLInputElement>('input[name=find]'),
    nothing: container.querySelector('p.lead')?.textContent ?? null,
  };
}

describe('an account with hundreds of homes', () => {
  it.each([
    ['5801', [5801]],
    ['has-5801', [5801]],
    ['nowhere', []],
    ['?!', []],
  ])('finds them by the words "%s"', async (words, ids) => expect((await portal({ words })).ids).toEqual(ids));

  it.each(['Zônhoven', 'zonh', '3520'])('finds those of a town by "%s"', async (words) => {
    const inTown = all.filter((id) => sample.catalogue.properties.get(id)?.city === 'zonhoven');
    expect((await portal({ words })).ids).toEqual(expect.arrayContaining(inTown));
  });

  it('finds one by its street and number, which the list shows', async () => {
    const home = sample.catalogue.properties.get(5801);
    const line = `${home?.address.street} ${home?.address.houseNumber}`;
    const { nothing, addressOf } = await portal({ section: 'visits', words: line });
    expect(nothing).toBeNull();
    expect(addressOf(5801)).toContain(line);
    expect((await portal({ words: '5801' })).summary).toContain(line);
  });

  it('is asked to choose before a section lists its entries, and gets a search for it', async () => {
    const choose = t('account.portal.choose', { most: 25 });
    const asked = await portal({ section: 'visits' });
    expect(asked).toMatchObject({ nothing: choose, open: true, ids: [] });
    expect(asked.search?.value).toBe('');
    expect(await portal({ section: 'visits', words: 'zonhoven' })).toMatchObject({ nothing: choose, open: true });
    expect(await portal({})).toMatchObject({ nothing: null, open: false });
    expect(await portal({ words: 'nowhere' })).toMatchObject({
      nothing: t('account.portal.noneFound', { words: 'nowhere' }),
      open: true,
    });
  });

  it.each([
    [{ homes: '5801,5802' }, 'homes=5801,5802'],
    [{ words: 'sint-lambrechts herk' }, 'find=sint-lambrechts+herk'],
    [{}, undefined],
  ])('keeps the choice %o in the other sections', async (wanted, query) => {
    await portal(wanted);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[1]);
    expect(new Set(hrefs)).toEqual(new Set([query]));
  });
});

it('few homes are all listed, those that were chosen ticked', async () => {
  const { open, search, boxes } = await portal({ homes: String(all[1]) }, all.slice(0, 3));
  expect([open, search]).toEqual([false, null]);
  expect(boxes.map((box) => box.checked)).toEqual([false, true, false]);
});

it('staff who look as an owner sees are told so, keep it on every link, and find neither account nor a way to log out', async () => {
  await portal({ as: 'A1b2C3d4E5' }, all.slice(0, 2));
  expect(screen.getByText(t('account.portal.seenBack')).getAttribute('href')).toBe('/nl/office/owners/A1b2C3d4E5/');
  const links = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
  const menu = links.filter((href) => href.startsWith('/nl/klantenzone/'));
  expect(menu.length).toBe(6);
  expect(menu.filter((href) => !href.includes('as=A1b2C3d4E5'))).toEqual([]);
  expect(menu.join()).not.toMatch(/account|zoekopdracht/);
  expect(screen.queryByRole('button', { name: t('account.portal.logOut') })).toBeNull();
  expect(document.querySelector<HTMLInputElement>('form input[name=as]')?.value).toBe('A1b2C3d4E5');
});
