// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SearchLine } from '@/components/search/search-line';
import { wordsIn } from '@/tests/support/messages';
import { external, fetched, home, serveIndex } from './index-server';

serveIndex();
const t = wordsIn('nl');
const keys = ['label', 'placeholder', 'sale', 'rent', 'line', 'homes', 'projects', 'cities', 'types', 'none'] as const;
const words = Object.fromEntries(keys.map((key) => [key, t(`search.${key}`)])) as Record<(typeof keys)[number], string>;

function show() {
  render(<SearchLine indexUrl="/api/search/nl/" lineUrl="/api/search/nl/sale/?q=" maxLength={120} words={words} />);
  return { user: userEvent.setup(), line: screen.getByRole('combobox', { name: words.label }) };
}
const options = () => screen.findAllByRole('option');
const chosen = (line: HTMLElement) => document.getElementById(line.getAttribute('aria-activedescendant') ?? '');

describe('the search line', () => {
  it('fetches nothing before it has the focus, and its index once', async () => {
    const { user, line } = show();
    expect(fetched).toEqual([]);
    await user.click(line);
    await user.type(line, 'hasselt');
    await options();
    expect(fetched).toEqual(['/api/search/nl/']);
  });

  it('opens its suggestions in named groups, homes with a picture of 60 × 60', async () => {
    const { user, line } = show();
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await user.type(line, '5801');
    const [option] = await options();
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox').id).toBe(line.getAttribute('aria-controls'));
    expect(screen.getByRole('group', { name: words.homes }).textContent).toContain(home.title);
    const picture = option?.querySelector('img');
    expect([picture?.width, picture?.height, picture?.getAttribute('src')]).toEqual([60, 60, home.thumbnail]);
    expect(option?.getAttribute('href')).toBe(home.path);
  });

  it('follows an option on Enter as a press does: another site opens in a new tab', async () => {
    const { user, line } = show();
    await user.type(line, 'blereberg');
    const [option] = await options();
    const followed = new Promise((resolve) => {
      document.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          resolve(event.target);
        },
        { once: true },
      );
    });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await followed).toBe(option);
    expect([option?.getAttribute('href'), option?.getAttribute('target')]).toEqual([external.path, '_blank']);
  });

  it('goes through the options by arrows, round and back to the line', async () => {
    const { user, line } = show();
    await user.type(line, 'hasselt');
    const all = await options();
    const visited: (HTMLElement | null)[] = [];
    for (let step = 0; step <= all.length; step++) {
      await user.keyboard('{ArrowDown}');
      visited.push(chosen(line));
    }
    expect(visited).toEqual([...all, null]);
    await user.keyboard('{ArrowUp}');
    expect(chosen(line)?.getAttribute('aria-selected')).toBe('true');
    expect(chosen(line)).toBe(all.at(-1));
  });

  it('closes on Escape and when the focus leaves', async () => {
    const { user, line } = show();
    await user.type(line, 'hasselt');
    await options();
    await user.keyboard('{Escape}');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await user.type(line, '{Backspace}');
    await options();
    await user.tab();
    expect(line.getAttribute('aria-expanded')).toBe('false');
  });

  it('says so when nothing is found', async () => {
    const { user, line } = show();
    await user.type(line, 'xyzxyz');
    expect((await screen.findByText(words.none)).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
