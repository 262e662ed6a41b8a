import { afterEach, beforeEach, vi } from 'vitest';
import { type FoundHome, searchIndex } from '@/lib/search/search-line';
import { sample } from '@/tests/support/sample-site';

export const home: FoundHome = {
  path: '/nl/te-koop/hasselt/appartement/5801/',
  title: 'Penthouse aan de Groene Boulevard',
  description: 'Penthouse, Hasselt.',
  price: '€ 269.000',
  thumbnail: '/pictures/ext-apartment-01-0a1b2c3d-100.webp',
  picture: '/pictures/ext-apartment-01-0a1b2c3d-600.webp',
  facts: [{ icon: 'bed-double', text: '2', label: '2 slaapkamers' }],
};

/** The addresses that were fetched since the test began. */
export const fetched: string[] = [];

const answer = (url: string): Response => {
  if (url === '/api/search/nl/') return Response.json(searchIndex('nl', sample));
  if (url.startsWith('/api/homes/nl/'))
    return Response.json(['/api/homes/nl/5801/', '/api/homes/nl/has-5801/'].includes(url) ? home : null);
  return new Response(null, { status: 404 });
};

/** Stands in for the two addresses that the search line asks, with the sample catalogue behind them. */
export function serveIndex(): void {
  beforeEach(() => {
    fetched.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      return answer(url);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
