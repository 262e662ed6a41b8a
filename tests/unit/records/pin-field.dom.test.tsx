// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditContext } from '@/components/records/edit/edit-context';
import { PinField } from '@/components/records/edit/pin-field';
import { renderInOffice } from '@/tests/support/in-office';

const context = { pinMap: {}, locale: 'en' } as unknown as Parameters<typeof EditContext>[0]['value'];
let answers = true;

beforeEach(() => {
  answers = true;
  vi.stubGlobal('fetch', async () =>
    answers ? Response.json({ of: 'town', latitude: 50.93, longitude: 5.34 }) : new Response(null, { status: 503 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Form({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  const form = useForm({
    defaultValues: { id: 5801, city: 'hasselt', address: { publish: true, latitude, longitude } },
  });
  return (
    <EditContext value={context}>
      <FormProvider {...form}>
        <PinField path="address.longitude" />
      </FormProvider>
    </EditContext>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const map = () => screen.queryByTitle('map');

it('moves the focus to the map where its button goes, after a look-up too, and leaves it where the button stays', async () => {
  renderInOffice(<Form latitude={50.9} longitude={5.3} />);
  await press('open');
  expect([screen.queryByRole('button', { name: 'open' }), document.activeElement]).toEqual([null, map()]);
  cleanup();
  const { unmount } = renderInOffice(<Form />);
  await press('open');
  await waitFor(() => expect(map()).toBeTruthy());
  expect(document.activeElement).toBe(map());
  unmount();
  renderInOffice(<Form />);
  await press('find');
  await waitFor(() => expect(map()).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'find' }));
});

it('keeps the button, with the focus, where there is nothing to show', async () => {
  answers = false;
  renderInOffice(<Form />);
  await press('open');
  await screen.findByText('failed');
  expect([map(), document.activeElement]).toEqual([null, screen.getByRole('button', { name: 'open' })]);
  answers = true;
  await press('open');
  await waitFor(() => expect(document.activeElement).toBe(map()));
});
