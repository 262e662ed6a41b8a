// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Conflicts, type ConflictWords } from '@/components/office/edit/conflicts';

// jsdom draws nothing.
Element.prototype.scrollIntoView = () => {};

it('leaves the focus on the button that saves, since its own goes away', () => {
  const conflict = { path: 'price.amount', label: 'Price', mine: '302.000', theirs: '301.000', by: '' };
  const words = { resolve: 'resolve', mine: 'mine', theirs: 'theirs' } as ConflictWords;
  const chosen: boolean[] = [];
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <Conflicts
        conflicts={[conflict]}
        words={words}
        onResolve={async (isMine) => void chosen.push(isMine('price.amount'))}
      />
      <button type="submit">save</button>
    </form>,
  );
  fireEvent.click(screen.getByLabelText(/theirs/));
  fireEvent.click(screen.getByRole('button', { name: 'resolve' }));
  expect(chosen).toEqual([false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'save' }));
});
