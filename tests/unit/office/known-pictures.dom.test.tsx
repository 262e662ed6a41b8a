// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormField } from '@/lib/office/edit/form-fields';
import { sayOfField, showField } from '../../support/one-field';

afterEach(() => vi.unstubAllGlobals());

it('a field asks once for the pictures that it shows, however often it is drawn', async () => {
  const fetched = vi.fn(async () => {
    const alt = { nl: 'een keuken', fr: 'f', en: 'e', de: 'd' };
    return Response.json({ pictures: [{ id: 'a', kind: 'interior', alt, focus: { x: 50, y: 50 } }] });
  });
  vi.stubGlobal('fetch', fetched);
  const field: FormField = {
    kind: 'reference',
    path: 'pictures',
    label: 'P',
    isRequired: false,
    table: 'pictures',
    isMany: true,
  };
  const form = showField(field, { pictures: ['a'] });
  await screen.findByText('een keuken');
  sayOfField({ warnings: { pictures: { text: 'few', code: 'few' } } });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(fetched).toHaveBeenCalledTimes(1);
  act(() => form.setValue('pictures', ['a', 'b']));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});
