// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Filters } from '@/components/listing/filters';
import { FollowFilters } from '@/components/listing/follow-filters';
import { KeepInformedForm } from '@/components/listing/keep-informed-form';
import { goToArea } from '@/components/map/go-to-area';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { criteriaFromParams } from '@/lib/catalogue/search/criteria-query';
import type { FormState } from '@/lib/forms/form-state';
import type { FormView } from '@/lib/forms/form-view';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';

const values = { search: 'sale.-.-' };
const fields = [
  { name: 'search', kind: 'hidden' },
  { name: 'email', kind: 'email', options: [] },
];
const view = {
  form: 'search-alert',
  locale: 'nl',
  subject: null,
  values,
  words: { errors: { tooMany: 'later' } },
  sections: [{ name: 'alerts', legend: '', fields }],
} as unknown as FormView;

/** The parts of a list's page that a script replaces. */
const parts = (search: string, map: string) => `
  <form data-part="filters" action="/nl/te-koop/"><select name="city"><option></option><option>hasselt</option></select></form>
  <p data-static="kept-search">${search}</p>
  <div data-static="list-end"><a href="?page=2">${search}</a></div>
  <p data-static="kept-search-note"><a href="?search=${search}">more</a></p>
  <div data-static="map-pill"><a href="${map}">map</a></div>`;

/** The answer of the site while it cannot accept the form. */
const refused = { ...values, email: 'an@example.com' };
const refusal: FormState = { status: 'failed', values: refused, errors: { form: 'tooMany' } };

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
afterEach(() => vi.unstubAllGlobals());

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
  await vi.waitFor(() => expect(document.querySelector('[data-part="error-summary"]')).not.toBeNull(), 10_000);
  expect(hidden()).toBe('sale.-.-');
  await act(async () => {
    fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: 'hasselt' } });
  });
  await vi.waitFor(() => expect(hidden()).toBe('sale.hasselt.-'), 10_000);
  expect(email?.value).toBe('an@example.com');
  for (const part of ['kept-search', 'list-end'])
    expect(document.querySelector(`[data-static="${part}"]`)?.textContent).toBe('sale.hasselt.-');
  const links = [...document.querySelectorAll('#page a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['?page=2', '?search=sale.hasselt.-', '/nl/te-koop/hasselt/?view=map']);
});

it('keeps the area of a list through a change of any filter', async () => {
  const area = criteriaFromParams('sale', new URLSearchParams('area=5.2,50.85_5.45,50.85_5.45,51.05'), {}).area;
  const criteria: Criteria = { list: 'sale', sort: 'newest', page: 1, area };
  const { catalogue, paths } = sample;
  const part = await partOf(
    <Filters list={{ criteria, result: catalogue.search.search(criteria), catalogue, paths }} />,
  );
  const form = part.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('area')).toBe('5.2000,50.8500_5.4500,50.8500_5.4500,51.0500');
});

it('gives the map its next list without another page, and limits both to an area that is drawn', async () => {
  const host = (path: string) => `<div data-part="map-host" data-map='{"dataPath":"${path}","area":[]}'></div>`;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(`${parts('sale.-.-', '/')}${host('/api/map/nl/next/')}`);
  });
  document.body.insertAdjacentHTML('beforeend', host('/api/map/nl/sale.-.-/'));
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<p data-part="filters-line"></p>');
  const next = new Promise<Document>((resolve) =>
    addEventListener('list', (event) => resolve((event as CustomEvent<Document>).detail), { once: true }),
  );
  render(<FollowFilters />);
  act(() => goToArea('5.1000,50.1000_5.2000,50.1000_5.2000,50.2000'));
  expect((await next).querySelector<HTMLElement>('[data-part="map-host"]')?.dataset.map).toContain('/next/');
  expect(new URL(asked[0] ?? '', location.href).searchParams.get('area')).toMatch(/^5\.1000,50\.1000_/);
});

it('makes each change of the filters a step of the history, which Back undoes', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const { href } = new URL(address, location.href);
    return Object.defineProperty(new Response(parts(href, '/')), 'url', { value: href });
  });
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/nl/te-koop/');
  const router = vi.fn();
  addEventListener('popstate', router);
  render(<FollowFilters />);
  const shown = () => document.querySelector('[data-static="kept-search"]')?.textContent;
  fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: 'hasselt' } });
  await vi.waitFor(() => expect(location.search).toBe('?city=hasselt'));
  expect(shown()).toMatch(/\?city=hasselt$/);
  history.back();
  await vi.waitFor(() => expect(shown()).toMatch(/\/nl\/te-koop\/$/));
  expect(location.search).toBe('');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(router).not.toHaveBeenCalled();
  expect(asked).toEqual(['/nl/te-koop/?city=hasselt', '/nl/te-koop/']);
  removeEventListener('popstate', router);
});
