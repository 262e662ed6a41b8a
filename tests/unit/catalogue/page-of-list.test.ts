import { expect, it } from 'vitest';
import { translatorIn } from '@/lib/i18n/translator';
import { pageOfList } from '@/lib/search/list-words';

it('names the page, the number of pages and that of the results', async () =>
  expect(pageOfList({ page: 2, pages: 11, total: 184 }, await translatorIn('nl', 'listings'))).toBe(
    'Pagina 2 van 11 · 184 panden',
  ));
