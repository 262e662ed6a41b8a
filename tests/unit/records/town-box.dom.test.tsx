// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TownBox, townLabel } from '@/components/records/edit/town-box';
import { listTownChoices } from '@/lib/records/places';
import { renderInOffice } from '@/tests/support/in-office';
import { sample } from '@/tests/support/sample-site';

let answers = true;

beforeEach(() => {
  answers = true;
  vi.stubGlobal('fetch', async (address: string) => {
    const q = new URL(address, 'http://x').searchParams.get('q') ?? '';
    return answers
      ? Response.json({ towns: listTownChoices(q, 'nl', sample.catalogue.cities) })
      : new Response(null, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen: (string | null)[] = [];
const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
function Field() {
  const [label, setLabel] = useState('Hasselt (3500)');
  return (
    <TownBox
      locale="nl"
      label="town"
      chosen={label}
      onChoose={(town) => {
        chosen.push(town?.id ?? null);
        setLabel(town ? townLabel(town) : '');
      }}
    >
      {(input) => (
        <form onSubmit={submitted}>
          <input aria-label="town" {...input} />
        </form>
      )}
    </TownBox>
  );
}

function field() {
  chosen.length = 0;
  submitted.mockClear();
  renderInOffice(<Field />);
  return { user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('combobox') };
}

it('takes the option that the arrow keys lead to, by Enter', async () => {
  const { user, input } = field();
  await user.clear(input);
  await user.type(input, '1083');
  const option = await screen.findByRole('option', { selected: true });
  expect([option.textContent, input.getAttribute('aria-activedescendant')]).toEqual([
    expect.stringContaining('Ganshoren (1083)'),
    option.id,
  ]);
  expect(screen.getByRole('status').textContent).toBe('found 1');
  await user.keyboard('{ArrowDown}{Enter}');
  expect([chosen, input.value, screen.queryByRole('option')]).toEqual([['ganshoren'], 'Ganshoren (1083)', null]);
});

it('sends no form by Enter as long as what is typed is no town, and takes the one that it is about to find', async () => {
  const { user, input } = field();
  await user.clear(input);
  await user.type(input, 'Renaix{Enter}');
  expect([chosen, screen.queryByRole('option')]).toEqual([[], null]);
  await waitFor(() => expect(chosen).toEqual(['ronse']));
  expect([input.value, document.activeElement === input]).toEqual(['Ronse (9600)', true]);
  // The visible options were found by the keys before.
  await user.clear(input);
  await user.type(input, 'Gent');
  await screen.findByText(/Gent \(9000\)/);
  await user.type(input, 'brugge{Enter}');
  await waitFor(() => expect(chosen).toEqual(['ronse', 'gentbrugge']));
  await user.clear(input);
  await user.type(input, 'Atlantis{Enter}');
  await screen.findByText('none');
  await user.keyboard('{Enter}');
  expect([input.value, submitted.mock.calls.length]).toEqual(['Atlantis', 0]);
  await user.keyboard('{Escape}{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

it('takes the first one when it is left at once, and none once it is emptied', async () => {
  const { user, input } = field();
  await user.clear(input);
  await user.type(input, 'Renaix');
  await user.tab();
  await waitFor(() => expect(chosen).toEqual(['ronse']));
  expect(input.value).toBe('Ronse (9600)');
  await user.clear(input);
  await user.tab();
  await waitFor(() => expect(chosen).toEqual(['ronse', null]));
});

it('holds what was chosen after Escape, and where nothing is found or nobody answers', async () => {
  const { user, input } = field();
  await user.clear(input);
  await user.type(input, 'Gent{Escape}');
  expect(input.value).toBe('Hasselt (3500)');
  await user.clear(input);
  await user.type(input, 'Atlantis');
  await screen.findByText('none');
  await user.tab();
  await waitFor(() => expect(input.value).toBe('Hasselt (3500)'));
  answers = false;
  await user.clear(input);
  await user.type(input, 'Gent');
  await screen.findByText('failed');
  await user.tab();
  await waitFor(() => expect(input.value).toBe('Hasselt (3500)'));
  expect(chosen).toEqual([]);
});
