import type { Project } from '../../lib/catalogue/schema/lists.ts';
import type { Slot, Unit } from './slot.ts';

interface Block {
  /** Letter before the floor: "A" gives A0.01, A0.02 … */
  name: string;
  /** How many apartments each floor has, from the ground floor up. */
  perFloor: number[];
}

// Three wings of Egge Park hold 73 apartments (specification, section 3).
const blocks: Record<number, Block[]> = {
  30: [
    { name: 'A', perFloor: [6, 7, 7, 4] },
    { name: 'B', perFloor: [6, 7, 7, 4] },
    { name: 'C', perFloor: [6, 7, 7, 5] },
  ],
  32: [{ name: 'D', perFloor: [3, 4, 4, 1] }],
  36: [{ name: 'A', perFloor: [3, 3, 2] }],
  41: [{ name: 'A', perFloor: [4, 4, 4, 1] }],
  42: [{ name: 'B', perFloor: [0, 2] }],
  44: [
    { name: 'A', perFloor: [2, 2, 1] },
    { name: 'B', perFloor: [2, 2] },
  ],
};

interface Row {
  block: string;
  kind: string;
  count: number;
}

const rows: Record<number, Row[]> = {
  37: [{ block: 'houses', kind: 'house', count: 6 }],
  45: [
    { block: 'houses', kind: 'house', count: 6 },
    { block: 'plots', kind: 'building-plot', count: 4 },
  ],
};

// Living area (m²) and bedrooms as they follow one another along a floor.
const layouts: [living: number, bedrooms: number][] = [
  [92, 2],
  [76, 1],
  [104, 2],
  [88, 2],
  [121, 3],
  [97, 2],
  [68, 1],
];

const kindOn = (floor: number, floors: number, count: number): string => {
  if (floor === 0) return 'ground-floor-apartment';
  return floor === floors - 1 && (floors > 3 || count === 1) ? 'penthouse' : 'apartment';
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const unitsOfBlock = (project: Project, block: Block, seed: number): [kind: string, unit: Unit][] =>
  block.perFloor.flatMap((count, floor) =>
    Array.from({ length: count }, (_, index): [string, Unit] => {
      const kind = kindOn(floor, block.perFloor.length, count);
      const [area, rooms] = layouts[(index + floor + seed) % layouts.length] ?? [90, 2];
      const [living, bedrooms] = kind === 'penthouse' ? [area + 58, 3] : [area, rooms];
      const lot = `${block.name}${floor}.${twoDigits(index + 1)}`;
      const place = { block: block.name.toLowerCase(), position: index + 1 };
      return [kind, { projectId: project.id, lot, place, boxNr: lot, floor, living, bedrooms }];
    }),
  );

const unitsOnLots = (project: Project): [kind: string, unit: Unit][] => {
  const places = (rows[project.id] ?? []).flatMap(({ block, kind, count }) =>
    Array.from({ length: count }, (_, index) => ({ kind, place: { block, position: index + 1 } })),
  );
  return places.map(({ kind, place }, index) => [kind, { projectId: project.id, lot: `L${index + 1}`, place }]);
};

/** The units of a project, floor by floor or lot by lot. */
export function listUnits(project: Project): Pick<Slot, 'status' | 'goal' | 'city' | 'kind' | 'unit'>[] {
  const units = [
    ...(blocks[project.id] ?? []).flatMap((block, index) => unitsOfBlock(project, block, index * 2)),
    ...unitsOnLots(project),
  ];
  return units.map(([kind, unit]) => ({ status: 'published', goal: project.goal, city: project.city, kind, unit }));
}
