import { afterEach, beforeEach, vi } from 'vitest';
import { type Suggestion, searchIndex } from '@/lib/search/search-line';
import { sample } from '@/tests/support/sample-site';

export const home: Suggestion = {
  key: '/nl/te-koop/hasselt/appartement/5801/',
  group: 'homes',
  path: '/nl/te-koop/hasselt/appartement/5801/',
  title: 'Penthouse aan de Groene Boulevard',
  description: '€ 269.000 · 3500 Hasselt',
  thumbnail: '/pictures/ext-apartment-01-0a1b2c3d-100.webp',
};

/** A project with a site of its own. */
export const external: Suggestion = {
  key: 'p41',
  group: 'projects',
  path: 'https://project.example/',
  title: 'Blereberg',
  description: '',
};

/** The addresses that were fetched since the test began. */
export const fetched: string[] = [];

const answer = (url: string): Response => {
  if (url === '/api/search/nl/') return Response.json(searchIndex('nl', sample));
  if (!url.startsWith('/api/search/nl/sale/?q=')) return new Response(null, { status: 404 });
  const line = new URL(url, 'http://localhost').searchParams.get('q')?.trim().toLowerCase() ?? '';
  if (line === 'blereberg') return Response.json([external]);
  return Response.json(['5801', 'has-5801'].includes(line) ? [home] : []);
};

/** Replaces the two addresses that the search line fetches, with the sample catalogue behind them. */
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
