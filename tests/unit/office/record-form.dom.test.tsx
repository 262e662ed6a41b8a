// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EditWords } from '@/components/office/edit/edit-context';
import type { PreviewWords } from '@/components/office/edit/preview-pane';
import type { SaveWords } from '@/components/office/edit/save-bar';
import { dataSchemas } from '@/lib/data/schemas';
import { formFields } from '@/lib/office/edit/form-fields';
import { jsonSchemaOf } from '@/lib/office/edit/json-schema';
import { backOf, type RecordRef, recordRef } from '@/lib/office/edit/records';
import { formSections } from '@/lib/office/edit/sections';
import { fieldWords } from '@/lib/office/edit/words';

const run = vi.fn(async (_action: string) => ({}));
vi.mock('@/components/office/office-provider', () => ({ useOffice: () => ({ run }) }));
const { RecordForm } = await import('@/components/office/edit/record-form');

/** Any word is its own name; of states each. */
const named = { get: (_: object, name: string | symbol) => String(name) };
const words = new Proxy(
  { states: new Proxy({}, named), pictures: { dialogs: { choose: {} } }, widths: {} },
  { get: (own, name) => Reflect.get(own, name) ?? String(name) },
) as unknown as EditWords & SaveWords & PreviewWords;
const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: [] };

it('draws no fields anew with a key, only what it says about their being kept', () => {
  let drawn = 0;
  const unneeded = Object.assign(['short'], { includes: () => ++drawn < 0 });
  const name = { kind: 'text', path: 'name', label: 'Name', isRequired: true, isLong: false, type: 'text' } as const;
  render(
    <RecordForm
      record="site"
      {...{ base: {}, content: {}, seen: 0, words, check: { ...check, unneeded } }}
      sections={[{ name: 'texts', label: 'Texts', fields: [name] }]}
      tables={{} as never}
      hasStatus={false}
      canTranslate={false}
      pageLanguages={[]}
      locale="nl"
    >
      {null}
    </RecordForm>,
  );
  const before = drawn;
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'H' } });
  expect(screen.getByText('typed')).toBeDefined();
  expect([before > 0, drawn]).toEqual([true, before]);
});

it('is saved by its button, not by Enter in a field', async () => {
  const name = { kind: 'text', path: 'name', label: 'Name', isRequired: true, isLong: false, type: 'text' } as const;
  render(
    <RecordForm
      record="site"
      {...{ base: {}, content: {}, seen: 0, words, check }}
      sections={[{ name: 'texts', label: 'Texts', fields: [name] }]}
      tables={{} as never}
      hasStatus={false}
      canTranslate={false}
      pageLanguages={[]}
      locale="nl"
    >
      {null}
    </RecordForm>,
  );
  const saved = () => run.mock.calls.filter(([action]) => action === 'record.save').length;
  const before = saved();
  const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await new Promise((resolve) => setTimeout(resolve));
  expect(saved()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await vi.waitFor(() => expect(saved()).toBe(before + 1));
});

it('the hint of a group that is a section stands once, below the heading of the section', () => {
  const record = recordRef('site') as RecordRef;
  const all = formFields(jsonSchemaOf(dataSchemas.site), fieldWords('nl', 'site'));
  const sections = formSections(record, all, (name) => name).filter(({ name }) =>
    ['retention', 'audience', 'openingHours'].includes(name),
  );
  render(
    <RecordForm
      record={record.name}
      {...{ base: {}, content: {}, seen: 0, check, sections, words }}
      tables={{} as never}
      hasStatus={false}
      canTranslate={false}
      pageLanguages={[]}
      locale="nl"
    >
      {null}
    </RecordForm>,
  );
  for (const [heading, hint] of [
    ['Bewaartermijnen (dagen)', /^Na zoveel dagen/],
    ['Telling van online bezoeken', /^Telt hoe vaak/],
  ] as const)
    expect(screen.getByText(hint).previousElementSibling).toBe(screen.getByRole('heading', { name: heading }));
  const hours = screen.getByRole('heading', { name: 'Openingsuren' }).parentElement as HTMLElement;
  expect(within(hours).getAllByText(/^Staan in de kopbalk/)).toHaveLength(1);
});

it.each([
  ['properties/5801', 'homes/5801'],
  ['projects/1', 'projects'],
  ['pages/home', 'content'],
  ['site', 'content'],
])('from the form of %s a link leads back to %s', (name, page) =>
  expect(backOf(recordRef(name) as RecordRef)).toBe(page),
);
