// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ModuleRows } from '@/components/modules/module-rows';
import { pictureSizes } from '@/components/ui/picture-sizes';
import { moduleSchema } from '@/lib/content/modules/schema';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';

// It runs in the browser alone.

const [list] = sample.content.propertyLists.keys();

it.each([
  [1, pictureSizes.hero],
  [2, pictureSizes.mosaicLarge],
  [3, pictureSizes.card],
  [4, pictureSizes.card],
])('%i homes in a row have their place and pictures as wide', async (numberItemOfRow, sizes) => {
  const relations = [{ type: 'property-list', id: list }];
  const frame = { id: 'x', view: 'property-list', status: 'Published', sort: 1 };
  const context = {
    locale: 'nl',
    data: sample,
    address: '/nl/',
    about: null,
    search: null,
    send: vi.fn(),
    slotDays: [],
  } as const;
  const module = moduleSchema.parse({ ...frame, relations, numberItemOfRow });
  const rows = await partOf(<ModuleRows modules={[module]} context={context} />);
  expect(rows.querySelector(`[data-part="card-grid"][data-per-row="${numberItemOfRow}"]`)).not.toBeNull();
  expect(rows.querySelector('img')?.sizes).toBe(sizes);
});
