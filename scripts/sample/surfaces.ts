import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Scene } from './scene.ts';

type Surfaces = Attributes['surfaces'];

const half = (metres: number): number => Math.round(metres * 2) / 2;

const sizeOf = ({ slot, traits, project, random }: Scene): number => {
  if (slot.unit?.living) return slot.unit.living + random.int(-3, 3);
  if (project && traits.family === 'land') return random.int(420, 640);
  return random.int(...traits.size);
};

const houseSurfaces = (scene: Scene): Surfaces => {
  const { slot, traits, facade, project, random } = scene;
  const living = sizeOf(scene);
  const levels = slot.kind === 'bungalow' ? 1 : Math.min(2, facade.floors);
  const footprint = Math.round((living / levels) * (1.08 + random.next() * 0.14));
  const [least, most] = project ? [260, 480] : (traits.plot ?? [200, 600]);
  const ground = Math.max(random.int(least, most), Math.round(footprint * 1.25));
  const terraceArea = random.int(14, 48);
  // The houses of a project stand in a row on narrow plots.
  const frontWidth = half(facade.facades === 2 ? 5.5 + random.next() * 2 : 7 + random.next() * (project ? 2 : 8));
  return {
    living,
    total: Math.round(living * (1.08 + random.next() * 0.24)),
    ground,
    constructed: footprint,
    terraceArea,
    gardenArea: Math.max(20, ground - footprint - terraceArea - random.int(20, 60)),
    officeArea: living > 165 && random.chance(0.55) ? random.int(9, 18) : undefined,
    plotWidth: facade.facades === 2 ? frontWidth : half(frontWidth + (project ? random.int(3, 5) : random.int(4, 14))),
    frontWidth,
  };
};

const flatSurfaces = (scene: Scene): Surfaces => {
  const { slot, random } = scene;
  const living = sizeOf(scene);
  const small = slot.kind === 'student-room';
  return {
    living,
    total: living + (small ? 0 : random.int(4, 12)),
    terraceArea: small
      ? undefined
      : slot.kind === 'penthouse'
        ? random.int(32, 78)
        : living < 50
          ? 4
          : random.int(6, 19),
    gardenArea: slot.kind === 'ground-floor-apartment' ? random.int(35, 110) : undefined,
  };
};

const landSurfaces = (scene: Scene): Surfaces => {
  const ground = sizeOf(scene);
  const depth = scene.random.int(32, 48);
  const plotWidth = half(ground / depth);
  return { ground, plotWidth, frontWidth: half(Math.max(6, plotWidth - scene.random.int(4, 6))) };
};

const commercialSurfaces = (scene: Scene): Surfaces => {
  const { slot, facade, random } = scene;
  const total = sizeOf(scene);
  return {
    total,
    officeArea: slot.kind === 'office' ? Math.round(total * 0.82) : random.int(10, 18),
    terraceArea: slot.kind === 'horeca' ? random.int(25, 60) : undefined,
    frontWidth: half(facade.facades === 2 ? 6 + random.next() * 4 : 14 + random.next() * 8),
  };
};

const investmentSurfaces = (scene: Scene): Surfaces => {
  const living = sizeOf(scene);
  const [least, most] = scene.traits.plot ?? [150, 500];
  const constructed = Math.round((living / scene.facade.floors) * 1.2);
  const ground = Math.max(scene.random.int(least, most), Math.round(constructed * 1.3));
  const total = Math.round(living * 1.18);
  return { living, total, ground, constructed, frontWidth: half(7 + scene.random.next() * 6) };
};

const byFamily: Record<Scene['traits']['family'], (scene: Scene) => Surfaces> = {
  house: houseSurfaces,
  flat: flatSurfaces,
  land: landSurfaces,
  commercial: commercialSurfaces,
  investment: investmentSurfaces,
  garage: (scene) => ({ total: sizeOf(scene) }),
};

/** Areas (m²) and widths (m) of a home, each within the other: living ≤ total, building and garden ≤ plot. */
export const drawSurfaces = (scene: Scene): Surfaces => byFamily[scene.traits.family](scene);
