import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Scene } from './scene.ts';

type Layout = Attributes['layout'];
type Surfaces = Attributes['surfaces'];

const bedroomsOfHouse = (living: number): number => (living < 150 ? 3 : living < 230 ? 4 : 5);
const bedroomsOfFlat = (living: number): number => (living < 72 ? 1 : living < 112 ? 2 : 3);

const houseLayout = ({ facade, slot, project, random }: Scene, living: number): Layout => {
  const bedrooms = Math.max(2, bedroomsOfHouse(living) - (random.chance(0.2) ? 1 : 0));
  const bathrooms = bedrooms >= 4 && living > 185 ? 2 : 1;
  return {
    bedrooms,
    bathrooms,
    showerRooms: living > 160 && random.chance(0.4) ? 1 : undefined,
    toilets: living > 150 ? 2 : random.int(1, 2),
    garages: facade.facades === 2 && slot.kind !== 'bel-etage' ? undefined : living > 240 ? 2 : project ? undefined : 1,
    parkings: facade.facades === 2 ? undefined : random.int(1, 3),
    floors: slot.kind === 'bungalow' ? 1 : facade.floors,
    facades: facade.facades,
  };
};

const floorsOf = ({ slot, facade, project }: Scene): number => {
  if (!slot.unit) return facade.floors;
  return project?.id === 30 || project?.id === 32 || project?.id === 41 ? 4 : 3;
};

const floorOf = ({ slot, random }: Scene, floors: number): number => {
  if (slot.unit?.floor !== undefined) return slot.unit.floor;
  if (slot.kind === 'ground-floor-apartment') return 0;
  if (slot.kind === 'penthouse') return floors - 1;
  return random.int(1, Math.max(1, floors - 2));
};

const flatLayout = (scene: Scene, living: number): Layout => {
  const { slot, facade, random } = scene;
  const floors = floorsOf(scene);
  const room = slot.kind === 'studio' || slot.kind === 'student-room';
  const bedrooms = slot.unit?.bedrooms ?? (slot.kind === 'penthouse' ? 3 : bedroomsOfFlat(living));
  return {
    bedrooms: slot.kind === 'studio' ? undefined : slot.kind === 'student-room' ? 1 : bedrooms,
    bathrooms: room ? undefined : living > 125 && bedrooms >= 3 ? 2 : 1,
    showerRooms: room ? 1 : undefined,
    toilets: living > 100 ? 2 : 1,
    garages: !room && random.chance(0.25) ? 1 : undefined,
    parkings: !room && random.chance(0.55) ? 1 : undefined,
    floors,
    floor: floorOf(scene, floors),
    facades: room ? 1 : Math.min(facade.facades, living > 115 ? 3 : 2),
  };
};

const investmentLayout = ({ slot, facade, random }: Scene, living: number): Layout => {
  const apartments = Math.max(2, Math.round(living / (slot.kind === 'mixed-use' ? 110 : 78)));
  return {
    bedrooms: apartments + random.int(0, apartments),
    bathrooms: apartments,
    toilets: apartments,
    garages: random.chance(0.4) ? random.int(1, 3) : undefined,
    floors: facade.floors,
    facades: facade.facades,
  };
};

const commercialLayout = ({ slot, facade, random }: Scene): Layout => ({
  toilets: random.int(1, 3),
  parkings: slot.kind === 'office' ? random.int(2, 8) : random.chance(0.3) ? random.int(1, 3) : undefined,
  floors: slot.kind === 'office' ? facade.floors : random.int(1, 2),
  floor: slot.kind === 'office' ? random.int(0, 2) : 0,
  facades: slot.kind === 'office' ? undefined : facade.facades,
});

/** Rooms, floors and façades of a home; takes its surfaces because bedrooms follow from living area (m²). */
export function drawLayout(scene: Scene, surfaces: Surfaces): Layout {
  const living = surfaces.living ?? 0;
  switch (scene.traits.family) {
    case 'house':
      return houseLayout(scene, living);
    case 'flat':
      return flatLayout(scene, living);
    case 'investment':
      return investmentLayout(scene, living);
    case 'commercial':
      return commercialLayout(scene);
    case 'garage':
      return { garages: 1 };
    case 'land':
      return { facades: (surfaces.plotWidth ?? 0) > 17 ? 4 : (surfaces.plotWidth ?? 0) > 10 ? 3 : 2 };
  }
}
