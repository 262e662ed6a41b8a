// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dataSchemas } from '@/lib/data/schemas';
import { fieldWords } from '@/lib/records/fields/field-words';
import { formFields } from '@/lib/records/fields/form-fields';
import { toJsonSchema } from '@/lib/records/fields/json-schema';
import { formSections } from '@/lib/records/fields/sections';
import { type RecordRef, recordRef, returnPath } from '@/lib/records/records';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';

let saved: OfficeState = {};
const run = vi.fn(async (action: string) => (action === 'record.save' ? saved : {}));
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { RecordForm } = await import('@/components/records/edit/record-form');

const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [] as string[], unreviewed: [] };
const show = (record: RecordRef['name'], sections: Parameters<typeof RecordForm>[0]['sections'], own = check) =>
  renderInOffice(
    <RecordForm
      record={record}
      sections={sections}
      check={own}
      base={{}}
      content={{}}
      version={0}
      unsaved={[]}
      locale="nl"
      pageLanguages={[]}
      tables={{} as never}
      pinMap={{} as never}
      maxDocumentSize=""
      hasStatus={false}
      canTranslate={false}
      canTakeOver={false}
    >
      {null}
    </RecordForm>,
  );

it('draws no fields anew with a key, only what it says about their being kept', () => {
  let drawn = 0;
  const unneeded = Object.assign(['short'], { includes: () => ++drawn < 0 });
  const name = { kind: 'text', path: 'name', label: 'Name', isRequired: true, isLong: false, type: 'text' } as const;
  show('site', [{ name: 'texts', label: 'Texts', fields: [name] }], { ...check, unneeded });
  const before = drawn;
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'H' } });
  expect(screen.getByText('typed')).toBeDefined();
  expect([before > 0, drawn]).toEqual([true, before]);
});

it('a save that meets a conflict shows both values above the fields', async () => {
  Element.prototype.scrollIntoView = () => {};
  const conflict = { path: 'name', label: 'Name', mine: 'Huis', theirs: 'Villa', by: 'Nora' };
  saved = { error: 'conflict', conflict: { stored: {}, fields: [conflict] } };
  const name = { kind: 'text', path: 'name', label: 'Name', isRequired: true, isLong: false, type: 'text' } as const;
  show('site', [{ name: 'texts', label: 'Texts', fields: [name] }]);
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(await screen.findByRole('region', { name: 'conflict' })).toHaveProperty(
    'textContent',
    expect.stringContaining('Villa'),
  );
  saved = {};
});

it('is saved by its button, not by Enter in a field', async () => {
  const name = { kind: 'text', path: 'name', label: 'Name', isRequired: true, isLong: false, type: 'text' } as const;
  show('site', [{ name: 'texts', label: 'Texts', fields: [name] }]);
  const saves = () => run.mock.calls.filter(([action]) => action === 'record.save').length;
  const before = saves();
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement);
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await vi.waitFor(() => expect(saves()).toBeGreaterThan(before));
  expect(saves()).toBe(before + 1);
});

it('the hint of a group that is a section stands once, below the heading of the section', () => {
  const record = recordRef('site') as RecordRef;
  const all = formFields(toJsonSchema(dataSchemas.site), fieldWords('nl', 'site'));
  const shown = ['retention', 'audience', 'openingHours'];
  show(
    record.name,
    formSections(record, all, (name) => name).filter(({ name }) => shown.includes(name)),
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
])('the form of %s links back to %s', (name, page) => expect(returnPath(recordRef(name) as RecordRef)).toBe(page));
