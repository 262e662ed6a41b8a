// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowFilters } from '@/components/listing/follow-filters';
import { KeepInformedForm } from '@/components/listing/keep-informed-form';
import type { FormState } from '@/lib/forms/form-state';
import type { FormView } from '@/lib/forms/form-view';

const view = {
  form: 'search-alert',
  locale: 'nl',
  about: null,
  values: { search: 'sale.-.-' },
  sections: [
    {
      name: 'alerts',
      legend: '',
      fields: [
        { name: 'search', kind: 'hidden' },
        { name: 'email', kind: 'email', options: [] },
      ],
    },
  ],
  words: { errors: { tooMany: 'later' } },
} as unknown as FormView;

/** The parts of a list's page that a script replaces. */
const parts = (search: string, map: string) => `
  <form data-part="filters" action="/nl/te-koop/"><select name="city"><option></option><option>hasselt</option></select></form>
  <p data-static="kept-search">${search}</p>
  <p data-static="kept-search-note"><a href="?search=${search}">more</a></p>
  <div data-static="map-pill"><a href="${map}">map</a></div>`;

/** What the site answers where it cannot take the form now. */
const refusal: FormState = {
  status: 'failed',
  values: { search: 'sale.-.-', email: 'an@example.com' },
  errors: { form: 'tooMany' },
};

const hidden = () => document.querySelector<HTMLInputElement>('[name=search]')?.value;

beforeEach(() => {
  const next = `${parts('sale.hasselt.-', '/nl/te-koop/hasselt/?view=map')}
    <section id="keep-informed"><input type="hidden" name="search" value="sale.hasselt.-"></section>`;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/captcha/') throw new TypeError('no network');
    if (address === '/api/forms/') return Response.json(refusal);
    return new Response(next);
  });
  document.body.innerHTML = `<div id="page">${parts('sale.-.-', '/nl/te-koop/?view=map')}</div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets what is below the list mean the list that is shown, and keeps what was typed there', async () => {
  render(
    <>
      <KeepInformedForm view={view} send={async (state) => state} address="" />
      <FollowFilters />
    </>,
  );
  const email = document.querySelector<HTMLInputElement>('[name=email]');
  fireEvent.change(email as HTMLInputElement, { target: { value: 'an@example.com' } });
  fireEvent.submit(email?.form as HTMLFormElement);
  await vi.waitFor(() => expect(document.querySelector('[data-part="error-summary"]')).not.toBeNull());
  expect(hidden()).toBe('sale.-.-');
  await act(async () => {
    fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: 'hasselt' } });
  });
  await vi.waitFor(() => expect(hidden()).toBe('sale.hasselt.-'));
  expect(email?.value).toBe('an@example.com');
  expect(document.querySelector('[data-static="kept-search"]')?.textContent).toBe('sale.hasselt.-');
  const links = [...document.querySelectorAll('#page a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['?search=sale.hasselt.-', '/nl/te-koop/hasselt/?view=map']);
});
