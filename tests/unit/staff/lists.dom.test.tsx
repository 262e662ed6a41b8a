// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { announced, sayOfField, showFieldOf } from '@/tests/support/one-field';

const rows = (list: string) => [...document.querySelectorAll<HTMLElement>(`[data-list="${list}"]`)];
const names = (list: string) => rows(list).map((row) => row.querySelector('summary')?.textContent);
const rowOf = (list: string, name: string) =>
  rows(list).find((row) => row.querySelector('summary')?.textContent?.includes(name)) as HTMLElement;
const module = (id: string) => ({ view: 'gallery', id, title: { nl: id }, status: 'Published', sort: 10 });
const press = (row: HTMLElement, name: RegExp) => {
  const button = within(row).getAllByRole('button', { name, hidden: true })[0] as HTMLElement;
  button.focus();
  fireEvent.click(button);
  return button;
};

it('an entry of the menu goes below another one and back, with what was typed in it', () => {
  const rest = { target: '/', status: 'Published', inMenu: true };
  const entry = (id: string, name: string) => ({ id, name: { nl: name }, ...rest });
  const form = showFieldOf('menu', 'items', { items: [entry('a', 'Een'), entry('b', 'Twee'), entry('c', 'Drie')] });
  const input = () => rowOf('items', 'Drie').querySelector<HTMLInputElement>('[data-path$="name.nl"] input');
  fireEvent.change(input() as HTMLInputElement, { target: { value: 'Drie!' } });
  press(rowOf('items', 'Drie'), /^inward/);
  expect(form.getValues()).toMatchObject({ items: [{ id: 'a' }, { id: 'b', childMenus: [{ id: 'c' }] }] });
  expect(rowOf('items', 'Drie').dataset.place).toBe('1.0');
  expect(input()?.value).toBe('Drie!');
  press(rowOf('items', 'Drie'), /^outward/);
  press(rowOf('items', 'Drie'), /^up/);
  expect(names('items')).toEqual(['Een', 'Drie!', 'Twee']);
  expect(input()?.value).toBe('Drie!');
  fireEvent.change(input() as HTMLInputElement, { target: { value: 'Vier' } });
  expect(form.getValues('items.1.name.nl')).toBe('Vier');
});

it('an item that is moved takes over nothing of the one that stood there', () => {
  const items = [
    { id: 'a', name: { nl: 'Een' }, path: { nl: 'een' }, otherPaths: ['eerst'] },
    { id: 'b', name: { nl: 'Twee' }, path: { nl: 'twee' } },
  ];
  const menu = showFieldOf('menu', 'items', { items });
  press(rowOf('items', 'Twee'), /^up/);
  expect(JSON.parse(JSON.stringify(menu.getValues('items')))).toMatchObject([
    { id: 'b' },
    { id: 'a', otherPaths: ['eerst'] },
  ]);
  expect(menu.getValues('items.0.otherPaths') ?? null).toBeNull();
  cleanup();
  const modules = [
    { view: 'text', id: 'a', status: 'Published', sort: 10, layout: 'wide' },
    { view: 'text', id: 'b', status: 'Published', sort: 20 },
  ];
  const page = showFieldOf('page', 'modules', { modules });
  press(rows('modules')[1] as HTMLElement, /^up/);
  expect(page.getValues('modules')).toMatchObject([{ id: 'b' }, { id: 'a', layout: 'wide' }]);
  expect(page.getValues('modules.0.layout') ?? null).toBeNull();
});

it('a link can be added and removed, the entry of a page goes with its page', () => {
  const form = showFieldOf('menu', 'items', {
    items: [{ id: 'over-ons', name: { nl: 'Over ons' }, path: { nl: 'over-ons' } }],
  });
  expect(within(rowOf('items', 'Over ons')).queryByRole('button', { name: /^remove/, hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(form.getValues('items.1')).toMatchObject({ id: 'link-1', status: 'Draft' });
  expect(names('items')[1]).toBe('link-1hidden');
  press(rowOf('items', 'link-1'), /^remove/);
  expect(form.getValues('items')).toHaveLength(1);
});

it('a new module has a name of its own, and stays unfolded while it moves', async () => {
  vi.useFakeTimers();
  const form = showFieldOf('page', 'modules', {
    modules: [{ view: 'gallery', id: 'text-1', status: 'Draft', sort: 10 }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(form.getValues('modules.1')).toMatchObject({ view: 'text', id: 'text-2', status: 'Published' });
  const added = rows('modules')[1] as HTMLDetailsElement;
  expect(added.open).toBe(true);
  const up = press(added, /^up/);
  await act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(form.getValues('modules')).toMatchObject([{ id: 'text-2' }, { id: 'text-1' }]);
  expect(rows('modules')[0]).toBe(added);
  expect(added.open).toBe(true);
  expect(document.activeElement).toBe(up);
});

it('a single item cannot be moved', () => {
  const steps = () => screen.queryAllByRole('button', { name: /^(up|down|inward|outward)/, hidden: true }).length;
  showFieldOf('page', 'modules', { modules: [module('a')] });
  expect(steps()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(steps()).toBe(4);
  cleanup();
  showFieldOf('menu', 'items', { items: [{ id: 'a', name: { nl: 'Een' } }] });
  expect(steps()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(steps()).toBe(8);
});

it('a field that controls others has a visible label', () => {
  showFieldOf('header', 'banner', { banner: { type: 'none' } });
  const label = screen.getByText('Soort', { selector: 'label' });
  expect(screen.getByLabelText('Soort')).toBe(document.getElementById(label.getAttribute('for') ?? ''));
});

it('removing leads on to the next item, the one before, and what adds one, and is said', async () => {
  vi.useFakeTimers();
  showFieldOf('page', 'modules', { modules: [module('a'), module('b'), module('c')] });
  const remove = async (name: string) => {
    press(rowOf('modules', name), /^remove/);
    await act(() => vi.runAllTimers());
    return document.activeElement?.textContent;
  };
  expect(await remove('b')).toContain('c');
  expect(await remove('c')).toContain('a');
  expect(await remove('a')).toBe('add');
  vi.useRealTimers();
  expect(announced.slice(-3)).toEqual(
    ['b', 'c', 'a'].map((name) => expect.stringMatching(new RegExp(`^removed .*${name}$`))),
  );
});

it('an item is called by its text, or by its first values, as their fields show them', () => {
  showFieldOf('site', 'openingHours', { openingHours: [{ days: [1, 2], opens: '09:00', closes: '18:00' }, {}] });
  expect(names('openingHours')).toEqual(['Maandag, Dinsdag · 09:00 · 18:00', 'Openingsuren 2']);
  cleanup();
  showFieldOf('footer', 'columns', { columns: [{ id: 'offer', title: { public: true, text: { nl: 'Ons aanbod' } } }] });
  expect(names('columns')).toEqual(['Ons aanbod']);
});

const unfold = (row: HTMLElement) => act(async () => void fireEvent.click(row.querySelector('summary') as HTMLElement));

it.each([
  ['page', 'modules', [module('a'), module('b'), module('c')]],
  ['site', 'openingHours', [1, 2, 3].map((day) => ({ days: [day], opens: `0${day}:00` }))],
] as const)('in a %s, an item stays unfolded and in the focus while the form is saved', async (schema, list, items) => {
  const form = showFieldOf(schema, list, { [list]: items });
  const row = rows(list)[1] as HTMLDetailsElement;
  await unfold(row);
  const input = row.querySelector('input') as HTMLInputElement;
  input.focus();
  // A save changes the form in the same way.
  act(() => form.reset(structuredClone(form.getValues())));
  expect(rows(list)[1]).toBe(row);
  expect(row.open).toBe(true);
  expect(document.activeElement).toBe(input);
});

it('an item stays unfolded where another comes before it by what somebody else typed', async () => {
  const form = showFieldOf('page', 'modules', { modules: [module('a'), module('b')] });
  const row = rowOf('modules', 'b') as HTMLDetailsElement;
  await unfold(row);
  act(() => form.reset({ modules: [module('new'), module('a'), module('b')] }));
  expect(rows('modules').map((one) => (one as HTMLDetailsElement).open)).toEqual([false, false, true]);
  expect(rows('modules')[2]).toBe(row);
  // An item whose name was changed counts as the same item.
  act(() => form.setValue('modules.2.id', 'c'));
  act(() => form.reset(structuredClone(form.getValues())));
  expect(rows('modules')[2]).toBe(row);
  expect(row.open).toBe(true);
});

it('an item that a fault unfolded stays so once it is mended, and folds by hand', async () => {
  showFieldOf('page', 'modules', { modules: [module('a'), module('b')] });
  const [first, second] = rows('modules') as HTMLDetailsElement[];
  sayOfField({ errors: { 'modules.1.title.nl': 'wrong' } });
  await unfold(first as HTMLElement);
  sayOfField({});
  expect([first?.open, second?.open]).toEqual([true, true]);
  await unfold(second as HTMLElement);
  expect([first?.open, second?.open]).toEqual([true, false]);
});
