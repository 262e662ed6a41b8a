// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectionBar } from '@/components/office/selection-bar';

const shown = () => {
  render(
    <>
      <SelectionBar all={null} count={2} said="Two">
        <button type="button">Sell</button>
      </SelectionBar>
      <p>Beside</p>
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Two' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  return toggle;
};

it('a tap within the bar leaves it open, one beside it closes it', () => {
  const toggle = shown();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Sell' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(screen.getByText('Beside'));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('Escape closes it and goes back to its button', () => {
  const toggle = shown();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Sell' }), { key: 'Escape' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

it('takes the focus that went with the selection, and none where nothing was ticked yet', () => {
  const all = { label: 'All', isAll: false, isSome: false, onChange: () => {} };
  const bar = (count: number) => (
    <SelectionBar all={all} count={count} said="">
      {count > 0 && <button type="button">Sell</button>}
    </SelectionBar>
  );
  const { rerender } = render(bar(0));
  expect(document.activeElement).toBe(document.body);
  rerender(bar(2));
  screen.getByRole('button', { name: 'Sell' }).focus();
  rerender(bar(0));
  expect(document.activeElement).toBe(screen.getByLabelText('All'));
});
