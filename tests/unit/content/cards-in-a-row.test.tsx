import { expect, it, vi } from 'vitest';
import { PropertyListModule } from '@/components/modules/property-list-module';
import { pictureSizes } from '@/components/ui/picture-sizes';
import { htmlOf } from '../../../lib/next/static-html';

// It runs in the browser alone.
vi.mock('@/components/listing/card-swipe', () => ({ CardSwipe: () => null }));

const frame = { id: 'x', draft: null, title: 'Panden', titleSize: 'medium' as const, text: [], link: null };
const look = { position: 'left' as const, col: {}, classes: [], color: null, backdrop: [] };
const picture = { stem: 'a', hash: '00000000', width: 1360, height: 907, widths: [400, 600, 1360], alt: '' };
const card = {
  id: 1,
  href: '/nl/',
  title: 'Huis',
  kind: 'Huis',
  city: 'Hasselt',
  pictures: [picture],
  price: { kind: 'words', text: 'Prijs op aanvraag' } as const,
  ribbon: null,
  takeover: false,
  closed: false,
  draft: false,
  facts: [],
  energy: null,
};

it.each([
  [1, pictureSizes.hero],
  [2, pictureSizes.mosaicLarge],
  [3, pictureSizes.card],
  [4, pictureSizes.card],
])('%i homes in a row have their place and pictures as wide', async (perRow, sizes) => {
  const module = { view: 'property-list' as const, perRow, cards: [card], frame: { ...frame, ...look } };
  const html = await htmlOf(<PropertyListModule module={module} />);
  expect(html).toContain(`data-part="card-grid" data-per-row="${perRow}"`);
  expect(html).toContain(`sizes="${sizes}"`);
});
