// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataSchemas } from '@/lib/data/schemas';
import { type FormField, formFields } from '@/lib/office/edit/form-fields';
import { jsonSchemaOf } from '@/lib/office/edit/json-schema';
import { tidy } from '@/lib/office/edit/tidy';
import { fieldWords } from '@/lib/office/edit/words';
import { sayOfField, showField } from '../../support/one-field';

const schema = jsonSchemaOf(dataSchemas.property);
const all = formFields(schema, fieldWords('nl'));

function fieldAt(path: string, fields: readonly FormField[] = all): FormField {
  for (const field of fields) {
    if (field.path === path) return field;
    if (field.kind === 'group' && path.startsWith(`${field.path}.`))
      return fieldAt(path.slice(field.path.length + 1), field.fields);
  }
  throw new Error(`no field ${path}`);
}

it('what is cleared is shown as cleared, and is not in the file', () => {
  const attributes = { comfort: { gas: true } };
  const flag = showField(fieldAt('attributes.comfort.gas'), { attributes }, 'attributes.comfort');
  fireEvent.click(screen.getByLabelText('unknown'));
  expect(screen.getByLabelText<HTMLInputElement>('unknown').checked).toBe(true);
  expect(tidy(flag.getValues(), schema)).not.toHaveProperty('attributes.comfort.gas');

  showField(fieldAt('price.amount'), { price: { amount: 250_000 } }, 'price');
  const price = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(price, { target: { value: '' } });
  fireEvent.blur(price);
  expect(price.value).toBe('');

  const broker = showField(fieldAt('broker'), { broker: 'somebody' });
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.change(list, { target: { value: '' } });
  expect(list.value).toBe('');
  expect(tidy(broker.getValues(), schema)).not.toHaveProperty('broker');
});

const number = (path: string): FormField => ({
  ...{ kind: 'number', path, label: path },
  ...{ isRequired: false, unit: '', isWhole: true },
});

it('a field that the home hardly needs stays while what it holds is typed anew', () => {
  const rooms: FormField = {
    kind: 'group',
    path: 'rooms',
    label: 'Rooms',
    isRequired: false,
    fields: [number('toilets'), number('cellars')],
  };
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
