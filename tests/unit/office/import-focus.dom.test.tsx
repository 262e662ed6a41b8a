// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeepFocus } from '@/components/office/import/keep-focus';

const list = (...names: string[]) => (
  <KeepFocus>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <form>
            <button type="submit">{name}</button>
          </form>
        </li>
      ))}
    </ul>
  </KeepFocus>
);
const focused = () => document.activeElement?.textContent;

it('the focus goes to the next item where its own is done, to the whole after the last, and is not taken from elsewhere', () => {
  const { rerender, container } = render(list('a', 'b', 'c'));
  screen.getByText('b').focus();
  rerender(list('a', 'c'));
  expect(focused()).toBe('c');
  rerender(list('a'));
  expect(focused()).toBe('a');
  rerender(list());
  expect(document.activeElement).toBe(container.firstChild);
  rerender(list('a', 'b'));
  screen.getByText('b').focus();
  screen.getByText('b').blur();
  rerender(list('a'));
  expect(document.activeElement).toBe(document.body);
});
