// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dataSchemas } from '@/lib/data/schemas';
import { type FormField, withReadOnly } from '@/lib/records/fields/form-fields';
import { toJsonSchema } from '@/lib/records/fields/json-schema';
import { tidy } from '@/lib/records/fields/tidy';
import { sayOfField, showField, showFieldOf } from '@/tests/support/one-field';

const choose = (name: RegExp, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
  const found = [...select.options].find(({ text }) => text === option);
  fireEvent.change(select, { target: { value: found?.value ?? 'none' } });
  return select;
};
const type = (name: string, text: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

it('a figure is what the site counts, or a number that is typed', () => {
  const form = showFieldOf('figures', 'items', {
    items: [{ id: 'a', category: 'figures', label: { nl: 'Panden' }, value: 'homes-for-sale' }],
  });
  const select = choose(/^Waarde/, 'Projecten, geteld');
  expect(form.getValues('items.0.value')).toBe('projects');
  expect(screen.queryByLabelText('Een eigen getal')).toBeNull();
  choose(/^Waarde/, 'Een eigen getal');
  expect(select.selectedOptions[0]?.text).toBe('Een eigen getal');
  expect(form.getValues('items.0.value')).toBeNull();
  type('Een eigen getal', '1.250');
  expect(form.getValues('items.0.value')).toBe(1250);
  // A wrong value stays visible, together with its choice.
  type('Een eigen getal', 'veel');
  expect(form.getValues('items.0.value')).toBe('veel');
  expect(select.selectedOptions[0]?.text).toBe('Een eigen getal');
});

it('a text that others change is read only, with the reason', () => {
  const field = { kind: 'text', path: 'email', label: 'Mail', isRequired: true, isLong: false, type: 'email' } as const;
  const [readOnly = field] = withReadOnly([field], ['email'], 'Alleen een bestuurder');
  showField(readOnly, { email: 'a@heem.example' });
  const input = screen.getByLabelText<HTMLInputElement>('Mail');
  expect([input.readOnly, input.value]).toEqual([true, 'a@heem.example']);
  expect(screen.getByText('Alleen een bestuurder').parentElement?.id).toBe(input.getAttribute('aria-describedby'));
});

it('a rule compares with yes, a text, a number or several of them', () => {
  const form = showFieldOf('conditions', 'items', {
    items: [{ rules: [{ field: 'goal', logic: 'isOneOf', compareWithValue: [0, 'x'] }] }],
  });
  const value = () => form.getValues('items.0.rules.0.compareWithValue');
  type('Meerdere, één per regel', '1.250\nnew');
  expect(value()).toEqual([1250, 'new']);
  choose(/^Met een waarde/, 'Ja');
  expect(value()).toBe(true);
  choose(/^Met een waarde/, 'Een tekst');
  type('Een tekst', 'at_completion');
  expect(value()).toBe('at_completion');
});

it('a rule about an attribute compares with the values of that attribute, by their names', () => {
  const form = showFieldOf('conditions', 'items', {
    items: [{ rules: [{ field: 'condition', logic: 'equals', compareWithValue: 'new' }] }],
  });
  const select = choose(/^Met een waarde/, 'Instapklaar');
  expect(form.getValues('items.0.rules.0.compareWithValue')).toBe('turnkey');
  expect([...select.options].map(({ text }) => text)).not.toContain('Een tekst');
  choose(/^Met een waarde/, 'Meerdere, één per regel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nieuw' }));
  expect(form.getValues('items.0.rules.0.compareWithValue')).toEqual(['new']);
});

it('visits are counted always, never or with consent', () => {
  const form = showFieldOf('site', 'audience', { audience: { count: true, ownNetworks: [] } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Altijd' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Met toestemming' }));
  expect(form.getValues('audience.count')).toBe('with-consent');
  fireEvent.click(screen.getByRole('radio', { name: 'Nooit' }));
  expect(form.getValues('audience.count')).toBe(false);
  type('Eigen netwerken', '192.0.2.1\n2001:db8::/32');
  expect(form.getValues('audience.ownNetworks')).toEqual(['192.0.2.1', '2001:db8::/32']);
});

it('opening hours have days with names, in the order of the week, and times', () => {
  const form = showFieldOf('site', 'openingHours', {
    openingHours: [{ days: [2, 6], opens: '09:00', closes: '12:00' }],
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Maandag' }));
  expect(form.getValues('openingHours.0.days')).toEqual([1, 2, 6]);
  expect(screen.getByLabelText<HTMLInputElement>('Van').type).toBe('time');
});

it('a form with a period of its own is chosen by its name', () => {
  const form = showFieldOf('site', 'retention', { retention: { forms: { 'job-application': 365 } } });
  const forms = screen.getByRole('group', { name: 'Formulieren met een eigen termijn' });
  const select = within(forms).getByRole<HTMLSelectElement>('combobox');
  expect([...select.options].map(({ text }) => text)).not.toContain('Sollicitatie');
  fireEvent.change(select, { target: { value: 'rent-application' } });
  fireEvent.click(within(forms).getByRole('button', { name: 'add' }));
  type('Kandidaat-huurder', '183');
  expect(form.getValues('retention.forms')).toEqual({ 'job-application': 365, 'rent-application': 183 });
});

it('a source of costs is added by its name, and named by it', () => {
  const form = showFieldOf('costs', 'sources', { sources: { flanders: { name: { nl: 'Vlaamse Belastingdienst' } } } });
  expect(screen.getByRole('button', { name: /Vlaamse Belastingdienst/ })).toBeTruthy();
  type('key', 'Fédération du notariat');
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(Object.keys(form.getValues('sources'))).toEqual(['flanders', 'federation-du-notariat']);
});

it('a cost says its source by the name of the source', () => {
  const form = showFieldOf('costs', 'vat', {
    sources: { flanders: { name: { nl: 'Vlaamse Belastingdienst' } }, notary: { name: { nl: 'Notariaat' } } },
    vat: [{ regime: 'vat_21', source: 'flanders' }],
  });
  choose(/^Bron/, 'Notariaat');
  expect(form.getValues('vat.0.source')).toBe('notary');
});

it('an optional choice can be removed again, and stays removed', () => {
  const form = showFieldOf('lists', 'propertyLists', { propertyLists: [{ id: 'a', goal: 'sale' }] });
  const select = choose(/^Aanbod/, 'none');
  expect(form.getValues('propertyLists.0.goal')).toBeNull();
  expect(select.value).toBe('');
});

it.each([
  ['property', 'pictures', 'choose'],
  ['property', 'plans', 'choosePlans'],
  ['page', 'image', 'chooseOne'],
] as const)('a field of pictures names what is chosen: %s %s', (schema, path, name) => {
  showFieldOf(schema, path, {});
  expect(document.querySelector('input[type=file]')).toBe(screen.getByLabelText(name));
});

it('hint and error of a group of choices describe the whole group', () => {
  const days = { kind: 'choices', path: 'days', label: 'Days', hint: 'When', isRequired: false } as const;
  showField({ ...days, options: [[1, 'Monday']] }, {});
  sayOfField({ errors: { days: 'choose one' } });
  const described = (role: string) =>
    screen
      .getAllByRole(role)
      .map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '');
  expect([described('group'), described('checkbox')]).toEqual([['Whenchoose one'], ['']]);
  cleanup();
  const gas = { kind: 'choice', path: 'gas', label: 'Gas', hint: 'Natural', isRequired: false } as const;
  showField({ ...gas, options: [[true, 'Yes']] }, {});
  expect([described('group'), described('radio')]).toEqual([['Natural'], ['', '']]);
});

it('a cleared value is shown as cleared, and is not in the file', () => {
  const schema = toJsonSchema(dataSchemas.property);
  const attributes = { comfort: { gas: true } };
  const flag = showFieldOf('property', 'attributes.comfort.gas', { attributes });
  fireEvent.click(screen.getByLabelText('unknown'));
  expect(screen.getByLabelText<HTMLInputElement>('unknown').checked).toBe(true);
  expect(tidy(flag.getValues(), schema)).not.toHaveProperty('attributes.comfort.gas');

  showFieldOf('property', 'price.amount', { price: { amount: 250_000 } });
  const price = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(price, { target: { value: '' } });
  fireEvent.blur(price);
  expect(price.value).toBe('');

  const broker = showFieldOf('property', 'broker', { broker: 'somebody' });
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.change(list, { target: { value: '' } });
  expect(list.value).toBe('');
  expect(tidy(broker.getValues(), schema)).not.toHaveProperty('broker');
});

const number = (path: string): FormField => ({
  kind: 'number',
  path,
  label: path,
  isRequired: false,
  unit: '',
  isWhole: true,
});

it('a field that the home hardly needs stays while what it holds is typed anew', () => {
  const fields = [number('toilets'), number('cellars')];
  const rooms: FormField = { kind: 'group', path: 'rooms', label: 'Rooms', isRequired: false, fields };
  showField(rooms, { rooms: { toilets: 1 } });
  sayOfField({ unneeded: ['rooms.toilets', 'rooms.cellars'] });
  const names = () =>
    screen.getAllByRole('textbox').map((one) => one.closest('[data-path]')?.getAttribute('data-path'));
  expect(names()).toEqual(['rooms.toilets']);
  const toilets = screen.getByRole<HTMLInputElement>('textbox');
  toilets.focus();
  fireEvent.change(toilets, { target: { value: '' } });
  sayOfField({ unneeded: ['rooms.toilets', 'rooms.cellars'] });
  expect(names()).toEqual(['rooms.toilets']);
  expect(document.activeElement).toBe(toilets);
});

const front = { kind: 'corners', path: 'front', label: 'Front' } as FormField;
const quad = ['10 10', '90 10', '90 90', '10 90'].map((corner) => corner.split(' ').map(Number));

it('the corners of a wall are removed and drawn anew, and the focus goes on', async () => {
  showField(front, { render: { picture: 'front', front: quad } }, 'render');
  fireEvent.click(screen.getByRole('button', { name: 'remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'draw' })));
  fireEvent.click(screen.getByRole('button', { name: 'draw' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('slider')[0]));
});

it('a finger that draws a corner neither scrolls the page nor draws on once it was taken away', () => {
  const form = showField(front, { render: { picture: 'front', front: quad } }, 'render');
  const corner = screen.getAllByRole('slider')[0] as HTMLElement & { setPointerCapture: () => void };
  corner.setPointerCapture = () => {};
  expect(fireEvent.touchStart(corner)).toBe(false);
  expect(fireEvent.touchStart(corner.closest('svg') as Element)).toBe(true);
  fireEvent.pointerDown(corner);
  fireEvent.lostPointerCapture(corner);
  const drawing = corner.closest('svg') as SVGSVGElement;
  drawing.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  fireEvent.pointerMove(drawing, { clientX: 40, clientY: 40 });
  expect(form.getValues('render.front')).toEqual(quad);
});

afterEach(() => vi.unstubAllGlobals());

it('a field asks once for the pictures that it shows, however often it is drawn', async () => {
  const fetched = vi.fn(async () => {
    const alt = { nl: 'een keuken', fr: 'f', en: 'e', de: 'd' };
    return Response.json({ pictures: [{ id: 'a', kind: 'interior', alt, focus: { x: 50, y: 50 } }] });
  });
  vi.stubGlobal('fetch', fetched);
  const form = showFieldOf('property', 'pictures', { pictures: ['a'] });
  await screen.findByText('een keuken');
  sayOfField({ warnings: { pictures: { text: 'few', code: 'few' } } });
  await act(async () => {});
  expect(fetched).toHaveBeenCalledTimes(1);
  act(() => form.setValue('pictures', ['a', 'b']));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), 10_000);
});
