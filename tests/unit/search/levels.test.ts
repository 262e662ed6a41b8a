import { expect, test } from 'vitest';
import { isLanding, levelsOf } from '@/lib/catalogue/search/criteria';
import { criteriaFromParams, paramsOf } from '@/lib/catalogue/search/criteria-query';
import { toSearchText } from '@/lib/catalogue/search/search-text';

test('one city and one type in it are levels of the path, several are in the query', () => {
  const asked = (cities: string[] | undefined, types: number[]) => {
    const read = criteriaFromParams('sale', new URLSearchParams(), { cities, types });
    return [levelsOf(read), paramsOf(read), toSearchText(read), isLanding(read)];
  };
  expect(asked(['genk'], [2])).toEqual([{ city: 'genk', type: 2 }, '', 'sale.genk.2', true]);
  expect(asked(['genk'], [2, 1])).toEqual([{ city: 'genk' }, 'type=1_2', 'sale.genk.-.type-1_2', false]);
  expect(asked(['hasselt', 'genk'], [2])).toEqual([
    {},
    'city=genk_hasselt&type=2',
    'sale.-.-.city-genk_hasselt.type-2',
    false,
  ]);
  expect(asked(undefined, [2])).toEqual([{}, 'type=2', 'sale.-.2', false]);
});
