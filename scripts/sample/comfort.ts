import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import { techniqueYear } from './age.ts';
import { isDwelling, type Scene, sharedChance } from './scene.ts';

type Comfort = Attributes['comfort'];
type Surfaces = Attributes['surfaces'];

const heatingOf = (scene: Scene): Comfort['heating'] => {
  const { age, traits } = scene;
  const random = sharedChance(scene, 'heating');
  const year = techniqueYear(age);
  const shared = traits.family === 'flat';
  if (age.newBuild) return shared ? random.pick(['heat_pump', 'geothermal'] as const) : 'heat_pump';
  if (year >= 2018) return random.pick(['heat_pump', 'gas', 'heat_pump'] as const);
  if (year >= 1998) return shared ? 'gas' : random.pick(['gas', 'gas', 'gas', 'gas', 'pellets'] as const);
  if (age.condition === 'to_renovate' && !shared) return random.pick(['oil', 'stove', 'gas'] as const);
  return shared
    ? random.pick(year < 1990 ? (['gas', 'electric'] as const) : (['gas'] as const))
    : random.pick(['gas', 'gas', 'oil'] as const);
};

const kitchenOf = ({ slot, traits, age, random }: Scene): Comfort['kitchen'] => {
  if (slot.kind === 'studio' || slot.kind === 'student-room' || slot.kind === 'office') return 'kitchenette';
  if (traits.family === 'commercial') return slot.kind === 'horeca' ? 'super_fitted' : 'none';
  if (age.condition === 'shell') return 'none';
  if (age.condition === 'to_renovate' || age.condition === 'to_refresh')
    return random.pick(['semi_fitted', 'fitted'] as const);
  return random.pick(['super_fitted', 'super_fitted', 'fitted'] as const);
};

const glazingOf = (scene: Scene): Comfort['glazing'] => {
  const { age } = scene;
  const random = sharedChance(scene, 'glazing');
  const year = techniqueYear(age);
  if (age.newBuild) return random.chance(0.5) ? 'triple' : 'high_yield';
  if (year >= 1999) return 'high_yield';
  return age.condition === 'to_renovate' ? random.pick(['single', 'double'] as const) : 'double';
};

const landComfort = ({ random }: Scene): Comfort => ({
  gas: random.chance(0.6),
  water: true,
  electricity: true,
  drain: random.chance(0.85),
});

const garden = ({ traits, facade, lead }: Scene, surfaces: Surfaces): Pick<Comfort, 'terrace' | 'garden' | 'pool'> => ({
  terrace: surfaces.terraceArea === undefined ? undefined : true,
  garden: surfaces.gardenArea === undefined ? undefined : true,
  pool: traits.family === 'house' && lead.startsWith('ext-modern') ? facade.garden !== undefined : undefined,
});

const letting = ({ slot, random }: Scene): Pick<Comfort, 'furnished' | 'petsAllowed'> => {
  if (slot.kind === 'student-room') return { furnished: true, petsAllowed: slot.goal === 1 ? false : undefined };
  if (slot.goal === 0) return {};
  return { furnished: slot.kind === 'studio', petsAllowed: random.chance(0.5) };
};

const greenPower = (scene: Scene): Pick<Comfort, 'solarPanels' | 'chargingPoint'> => {
  const { traits, age } = scene;
  const random = sharedChance(scene, 'power');
  const year = techniqueYear(age);
  const house = traits.family === 'house';
  const solar = age.newBuild ? 0.75 : year > 2010 ? 0.55 : year > 1990 ? 0.25 : 0.05;
  return {
    solarPanels: random.chance(solar) || undefined,
    chargingPoint: random.chance(age.newBuild ? 0.6 : house && year > 2012 ? 0.4 : 0.03) || undefined,
  };
};

/** Equipment of a home; takes its surfaces because a terrace or garden area means that there is one. */
export function drawComfort(scene: Scene, surfaces: Surfaces, floors: number): Comfort {
  const { traits, facade, age, random } = scene;
  if (traits.family === 'land') return landComfort(scene);
  if (traits.family === 'garage') return { electricity: random.chance(0.6) };
  const heating = heatingOf(scene);
  return {
    heating,
    kitchen: kitchenOf(scene),
    glazing: glazingOf(scene),
    gas: heating === 'gas' || (!age.newBuild && random.chance(0.4)),
    water: true,
    electricity: true,
    drain: true,
    lift: traits.family === 'flat' ? floors > 3 || age.newBuild || random.chance(0.4) : undefined,
    cellar:
      traits.family === 'flat'
        ? age.newBuild || random.chance(0.6) || undefined
        : !age.newBuild && random.chance(age.built < 1960 ? 0.8 : 0.35),
    attic: traits.family === 'house' && facade.roof !== 'flat' ? random.chance(0.65) : undefined,
    ...garden(scene, surfaces),
    ...(isDwelling(scene) ? letting(scene) : {}),
    ...greenPower(scene),
  };
}
