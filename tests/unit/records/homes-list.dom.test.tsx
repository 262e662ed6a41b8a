// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { HomeView } from '@/components/records/homes/home-row';
import { HomesList } from '@/components/records/homes/homes-list';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';

const answers: ((answer: OfficeState) => void)[] = [];
vi.mock('@/components/staff/office-provider', () => ({
  useOffice: () => ({ run: () => new Promise((resolve) => answers.push(resolve)) }),
}));

const home = (id: number): HomeView => ({
  id,
  reference: `H-${id}`,
  title: `home ${id}`,
  href: null,
  address: 'street',
  note: '',
  picture: null,
  state: 'published',
  stateText: 'on the site',
  price: '',
  broker: '',
  day: '',
  dateTime: '',
  lacks: '',
  canChange: true,
});
const showHomes = () =>
  renderInOffice(
    <HomesList
      homes={[home(1), home(2)]}
      ids={[1, 2]}
      view="table"
      viewSwitch={null}
      changes={[
        ['', 'choose'],
        ['status:withdrawn', 'withdraw'],
      ]}
      max={500}
    />,
  );
const button = (name: string) => screen.getByRole('button', { name });

it('an answer about homes that are no longer those that are ticked is not shown', async () => {
  showHomes();
  const look = async (sentence: string, meanwhile?: () => Promise<void>) => {
    await userEvent.click(screen.getByRole('button', { name: 'look' }));
    await meanwhile?.();
    await act(async () => answers.at(-1)?.({ payload: { sentence, count: 1, refused: [] } }));
  };
  await userEvent.click(screen.getByRole('checkbox', { name: 'select H-1' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'change' }), 'status:withdrawn');
  await look('one home', () => userEvent.click(screen.getByRole('checkbox', { name: 'select H-2' })));
  expect([screen.queryByText('one home'), screen.queryByRole('button', { name: 'apply 1' })]).toEqual([null, null]);
  await look('both');
  expect(screen.getByText('both')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'apply 1' })).toBeTruthy();
});

it('the focus goes to what was done when the button that did it goes away', async () => {
  showHomes();
  await userEvent.click(screen.getByRole('checkbox', { name: 'selectAll' }));
  await userEvent.click(button('selected 2'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'change' }), 'status:withdrawn');
  await userEvent.click(button('look'));
  await act(async () => answers.at(-1)?.({ payload: { sentence: 'both', count: 2, refused: [] } }));
  await userEvent.click(button('apply 2'));
  await act(async () => answers.at(-1)?.({ done: 'saved', payload: { sentence: 'changed', count: 2, refused: [] } }));
  expect(document.activeElement?.textContent).toBe('changed');
  expect(screen.queryByRole('button', { name: 'apply 2' })).toBeNull();
});
