import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Scene } from './scene.ts';

interface Rooms {
  living: string;
  kitchen: string;
  bedrooms: [string, ...string[]];
  bathroom: string;
  /** Shown after the bathroom, as far as the home is large enough. */
  extra: string[];
}

const rooms = (
  living: number,
  kitchen: number,
  bedrooms: [number, ...number[]],
  bathroom: number,
  extra: string[] = [],
): Rooms => {
  const [first, ...others] = bedrooms.map((number) => `int-bedroom-0${number}`);
  return {
    living: `int-living-0${living}`,
    kitchen: `int-kitchen-0${kitchen}`,
    bedrooms: [first ?? '', ...others],
    bathroom: `int-bathroom-0${bathroom}`,
    extra,
  };
};

// The pictures of one set look like one home (the `set` of the pictures' manifest).
const sets: Rooms[] = [
  rooms(1, 4, [1], 2, ['int-child-01', 'int-living-07', 'int-hall-01', 'int-study-01']),
  rooms(4, 3, [3], 1, ['int-living-08']),
  rooms(2, 1, [4], 3),
  rooms(5, 2, [5, 2], 4, ['int-living-03']),
  rooms(6, 5, [6], 5, ['int-study-02']),
];

/** With the picture from outside a home shows at most eight. */
const mostRooms = 7;

const setOf = ({ lead, random }: Scene): Rooms =>
  sets.find((set) => set.living === lead || set.bedrooms.includes(lead)) ?? random.pick(sets);

const isStudy = (picture: string): boolean => picture.startsWith('int-study');

const extraRooms = (set: Rooms, { surfaces, layout }: Attributes, { traits }: Scene): string[] => {
  const living = surfaces.living ?? 0;
  const fitting = set.extra.filter((picture) => {
    if (isStudy(picture)) return surfaces.officeArea !== undefined || (traits.family === 'flat' && living > 84);
    if (picture.startsWith('int-hall')) return traits.family === 'house' && living > 150;
    return picture.startsWith('int-child') ? (layout.bedrooms ?? 0) > 1 : living > 58;
  });
  return fitting.slice(0, living > 150 ? 3 : 1);
};

// Seen from outside, a block that its rooms introduce.
const olderBlocks = ['ext-apartment-04', 'ext-apartment-06'];

const outside = ({ project, traits, lead, facade, random }: Scene): string[] => {
  if (facade.garden) return [facade.garden];
  const renders = project?.pictures.filter((picture) => picture.startsWith('ext-') && picture !== lead) ?? [];
  if (renders.length > 0) return [random.pick(renders)];
  return traits.family === 'flat' && lead.startsWith('int-') ? [random.pick(olderBlocks)] : [];
};

const commercial: Record<string, string[]> = {
  office: ['int-study-02', 'int-hall-01', 'int-study-01'],
  shop: ['ext-terraced-01', 'int-study-02'],
  horeca: ['int-living-08', 'int-living-03', 'ext-terraced-01'],
};

/** The pictures of a home: the lead, then the rooms of one set in the order of a visit, then the outside. */
export function listPictures(scene: Scene, attributes: Attributes): string[] {
  const { slot, traits, lead } = scene;
  if (traits.family === 'garage') return [lead];
  if (traits.family === 'land') return [lead, ...outside(scene)];
  if (traits.family === 'commercial') return [lead, ...(commercial[slot.kind] ?? [])];
  const set = setOf(scene);
  const bedrooms = set.bedrooms.slice(0, slot.kind === 'studio' ? 0 : 2);
  const room = slot.kind === 'student-room' ? [set.bathroom] : [set.living, set.kitchen, ...bedrooms, set.bathroom];
  const inside = [...new Set([lead, ...room, ...extraRooms(set, attributes, scene)])];
  return [...inside.slice(0, mostRooms), ...outside(scene)];
}

const within = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most;

/** The floor plans whose rooms and area fit the home; most homes have none. */
export function listPlans({ slot, traits }: Scene, { surfaces, layout }: Attributes): string[] {
  const { living, total } = surfaces;
  if (slot.kind === 'shop') return within(total, 95, 135) ? ['plan-06'] : [];
  if (slot.kind === 'studio') return within(living, 38, 50) ? ['plan-04'] : [];
  if (slot.kind === 'penthouse') return layout.bedrooms === 3 && within(living, 150, 195) ? ['plan-05'] : [];
  if (slot.kind === 'apartment' || slot.kind === 'ground-floor-apartment')
    return layout.bedrooms === 2 && within(living, 95, 128) ? ['plan-01'] : [];
  return traits.family === 'house' && layout.bedrooms === 4 && layout.floors === 2 && within(living, 160, 215)
    ? ['plan-02', 'plan-03']
    : [];
}
