import { toPropertyView } from '@/lib/catalogue/property-view';
import type { Property } from '@/lib/catalogue/schema/property';
import { first, sample } from '@/tests/support/sample-site';
import { words } from './words';

export const homes = [...sample.catalogue.properties.values()];

/** A house for sale in Hasselt with price and address, under no marquee. */
export const house: Property = {
  ...first(homes, (home) => home.city === 'hasselt' && home.webId === 1 && home.goal === 0),
  marquee: undefined,
  history: undefined,
  price: { publish: true, amount: 400_000, unit: 0 },
};

export const viewOf = (change: Partial<Property> = {}, day = '2026-11-20') =>
  toPropertyView({ ...house, ...change }, day, 'nl', words, sample);
