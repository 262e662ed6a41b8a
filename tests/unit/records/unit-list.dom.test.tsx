// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UnitGrid } from '@/components/records/projects/unit-grid';
import { OfficeProvider } from '@/components/staff/office-provider';
import { gridChoices, gridRow } from '@/tests/support/grid-rows';
import { renderInOffice } from '@/tests/support/in-office';

it('text typed in the list of a phone is kept before it is saved', async () => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  const autosaves: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    if (body.get('action') === 'units.autosave') autosaves.push(String(body.get('units')));
    return Response.json({});
  });
  renderInOffice(
    <OfficeProvider act={async () => ({})} locale="nl" confirm={null}>
      <UnitGrid project={36} rows={[gridRow(1), gridRow(2)]} choices={gridChoices} locale="nl" />
    </OfficeProvider>,
  );
  await userEvent.click(screen.getByText('1'));
  await userEvent.clear(screen.getByLabelText('price'));
  await userEvent.type(screen.getByLabelText('price'), '199.000');
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  await vi.waitFor(() => expect(autosaves).toHaveLength(1));
  expect(autosaves[0]).toContain('"price":199000');
  vi.unstubAllGlobals();
});
