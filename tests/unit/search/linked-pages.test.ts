import { expect, it } from 'vitest';
import { linkedPages } from '@/lib/search/list-words';

it.each([
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [2, 4, '1 2 3 4'],
  [1, 5, '1 2 3 … 5'],
  [1, 11, '1 2 3 … 11'],
  [2, 11, '1 2 3 … 11'],
  [3, 11, '1 2 3 4 … 11'],
  [4, 11, '1 … 3 4 5 … 11'],
  [5, 11, '1 … 4 5 6 … 11'],
  [8, 11, '1 … 7 8 9 … 11'],
  [11, 11, '1 … 9 10 11'],
])('page %i of %i links to %s', (page, pages, text) =>
  expect(
    linkedPages(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(text),
);
