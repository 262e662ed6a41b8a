// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Demand } from '@/components/forms/demand';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';

const textsOf = async (demand: Parameters<typeof Demand>[0]['demand']) =>
  [...(await partOf(<Demand demand={demand} locale="nl" data={sample} />)).querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );

it('beside the form for a valuation stands what people look for, and nothing where too few do', async () => {
  expect(await textsOf([{ type: 2, city: 'hasselt', people: 15 }])).toEqual([
    'Appartement in Hasseltminstens 15 mensen',
  ]);
  expect((await partOf(<Demand demand={[]} locale="nl" data={sample} />)).textContent).toBe('');
});
