import { expect, it } from 'vitest';
import { readSource } from '@/lib/app/receive-form';

const withKept = (kept: string) => {
  const data = new FormData();
  data.set('source', kept);
  return data;
};

it('names the page, and the campaign of its address before the one that was kept', () =>
  expect(
    readSource(withKept('utm_source=krant&utm_medium=print'), 'https://heem.example/nl/contact/?utm_source=mail&x=1'),
  ).toEqual({ page: '/nl/contact/', utm_source: 'mail', utm_medium: 'print' }));

it('takes nothing that is no campaign, and not much of what is', () => {
  const source = readSource(withKept(`utm_source=${'a'.repeat(900)}&password=x`), null);
  expect(source).toEqual({ utm_source: 'a'.repeat(200) });
});
