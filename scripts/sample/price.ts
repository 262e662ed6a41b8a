import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Scene } from './scene.ts';
import { isClosed } from './slot.ts';

type Surfaces = Attributes['surfaces'];

const byCondition: Record<Scene['age']['condition'], number> = {
  new: 1.22,
  turnkey: 1.1,
  renovated: 1.04,
  good: 0.98,
  shell: 1.02,
  to_refresh: 0.84,
  to_renovate: 0.62,
};

const byKind: Record<string, number> = {
  penthouse: 1.16,
  loft: 1.08,
  villa: 1.08,
  farmhouse: 1.02,
  'town-house': 1.02,
  'student-room': 1.2,
  studio: 1.1,
};

const saleValue = ({ slot, place, traits, age, lead }: Scene, surfaces: Surfaces): number => {
  const living = surfaces.living ?? 0;
  const factor = byCondition[age.condition] * (byKind[slot.kind] ?? 1);
  switch (traits.family) {
    case 'house': {
      const spareLand = Math.max(0, (surfaces.ground ?? 0) - 500) * place.landPerM2 * 0.14;
      return living * place.housePerM2 * factor * (lead.startsWith('ext-modern') ? 1.12 : 1) + spareLand;
    }
    case 'flat':
      return (
        living * place.apartmentPerM2 * factor * (1 + (slot.unit?.floor ?? 1) * 0.012) +
        (surfaces.gardenArea ?? 0) * 180
      );
    case 'land':
      return (surfaces.ground ?? 0) * place.landPerM2 * 0.86 + 12_000;
    case 'investment':
      return living * place.housePerM2 * factor * 0.94;
    case 'commercial':
      return (surfaces.total ?? 0) * place.housePerM2 * 0.78 * factor;
    case 'garage':
      return 9_000 + place.apartmentPerM2 * 5;
  }
};

// A year's rent as a share of the value: small homes yield more.
const yieldOf = ({ slot, traits }: Scene): number => {
  if (slot.kind === 'studio' || slot.kind === 'student-room') return 0.056;
  if (traits.family === 'garage') return 0.045;
  if (traits.family === 'commercial') return 0.058;
  return traits.family === 'flat' ? 0.042 : 0.036;
};

/** Rounds as an agency does: € 349.000 rather than € 351.274. */
const roundedPrice = (amount: number, { slot, random }: Scene): number => {
  if (amount < 60_000) return Math.round(amount / 500) * 500;
  if (slot.unit) return Math.round(amount / 500) * 500;
  if (amount > 1_000_000) return Math.round(amount / 25_000) * 25_000;
  return random.chance(0.5) ? Math.round(amount / 10_000) * 10_000 - 1_000 : Math.round(amount / 5_000) * 5_000;
};

/** What the home would cost in a month (€). */
export const monthlyRentOf = (scene: Scene, surfaces: Surfaces): number => {
  const rent = (saleValue(scene, surfaces) * yieldOf(scene)) / 12;
  return rent < 150 ? Math.round(rent / 5) * 5 : Math.round(rent / 25) * 25;
};

const isOnRequest = ({ slot, random }: Scene): boolean =>
  random.chance(slot.kind === 'penthouse' || slot.kind === 'villa' ? 0.22 : slot.unit ? 0 : 0.05);

/** Price of a home from the level of its city (€/m²), with a spread; a rent is never hidden (domain/facts.md). */
export function drawPrice(scene: Scene, surfaces: Surfaces): Property['price'] {
  const { slot, random } = scene;
  if (slot.goal === 1) return { publish: true, amount: monthlyRentOf(scene, surfaces), unit: 1 };
  if (slot.goal === 2) return { publish: true, amount: random.int(14, 24) * 5_000, unit: 0 };
  const amount = roundedPrice(saleValue(scene, surfaces) * (0.93 + random.next() * 0.16), scene);
  const startingFrom = slot.unit !== undefined && !isClosed(slot) && random.chance(0.09);
  return { publish: slot.showcase || !isOnRequest(scene), amount, unit: startingFrom ? 7 : 0 };
}
