// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Filters } from '@/components/listing/filters';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { partOf } from '../../support/part-of';
import { sample } from '../../support/sample-site';

it('keeps the area of a list through a change of any filter', async () => {
  const area = [
    [5.2, 50.85],
    [5.45, 50.85],
    [5.45, 51.05],
  ] as const;
  const criteria: Criteria = { list: 'sale', sort: 'newest', page: 1, area };
  const { catalogue, paths } = sample;
  const part = await partOf(
    <Filters list={{ criteria, result: catalogue.search.search(criteria), catalogue, paths }} />,
  );
  const form = part.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('area')).toBe('5.2000,50.8500_5.4500,50.8500_5.4500,51.0500');
});
