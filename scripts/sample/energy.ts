import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import { addDays } from '../../lib/day.ts';
import { techniqueYear } from './age.ts';
import { dayBetween } from './dates.ts';
import type { Region } from './places.ts';
import { isHeated, type Scene } from './scene.ts';

type Energy = Attributes['energy'];

// Usual primary energy use (kWh/m²/year) of a detached home by the year of its technique.
const byYear: [before: number, least: number, most: number][] = [
  [1946, 430, 640],
  [1971, 350, 520],
  [1986, 260, 390],
  [1997, 200, 290],
  [2006, 140, 215],
  [2014, 85, 150],
  [2020, 55, 105],
  [2100, 28, 70],
];

const byHeating: Partial<Record<NonNullable<Attributes['comfort']['heating']>, number>> = {
  heat_pump: 0.72,
  geothermal: 0.62,
  district: 0.8,
  electric: 1.35,
  oil: 1.08,
  stove: 1.15,
};

const specificEnergyOf = ({ age, traits, random }: Scene, comfort: Attributes['comfort']): number => {
  const year = techniqueYear(age);
  const [, least, most] = byYear.find(([before]) => year < before) ?? [2100, 28, 70];
  const shared = traits.family === 'flat' ? 0.78 : 1;
  const heating = comfort.heating ? (byHeating[comfort.heating] ?? 1) : 1;
  const solar = comfort.solarPanels ? (age.newBuild ? random.int(8, 30) : 24) : 0;
  return Math.round(random.int(least, most) * shared * heating) - solar;
};

const luxembourgLabels = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

// About a letter for every seven years, give or take one.
const luxembourgLabelOf = ({ age, random }: Scene): string => {
  const step = Math.round((2024 - techniqueYear(age)) / 7) + random.int(-1, 1);
  return luxembourgLabels[Math.max(0, Math.min(step, luxembourgLabels.length - 1))] ?? 'I';
};

const digits = (count: number, { random }: Scene): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

const codeOf: Record<Region, (scene: Scene, day: string) => string | undefined> = {
  flanders: (scene, day) => `${day}-000${digits(7, scene)}-${scene.traits.family === 'commercial' ? 'KNR' : 'RES'}-1`,
  brussels: (scene, day) => `${day}-0000${digits(6, scene)}-01-${scene.random.int(1, 9)}`,
  wallonia: (scene, day) => `${day}${digits(6, scene)}`,
  luxembourg: () => undefined,
};

const inspectionOf = ({ age, slot, random }: Scene): Energy['electricalInspection'] => {
  if (slot.goal !== 0) return undefined;
  const conform =
    age.condition === 'new' || techniqueYear(age) > 2004 || (age.condition !== 'to_renovate' && random.chance(0.6));
  return conform ? 'conform' : 'not_conform';
};

/** Energy figures that fit age and heating, with the mentions that the region asks for (domain/facts.md, Energy). */
export function drawEnergy(scene: Scene, { comfort, surfaces }: Pick<Attributes, 'comfort' | 'surfaces'>): Energy {
  const { place, slot, age, random } = scene;
  if (!isHeated(scene)) return {};
  const electricalInspection = inspectionOf(scene);
  if (place.region === 'luxembourg') return { energyLabel: luxembourgLabelOf(scene) };
  const specificEnergy = specificEnergyOf(scene, comfort);
  const earliestDay = age.newBuild ? addDays(slot.publishedAt, -60) : addDays(slot.publishedAt, -900);
  const certified = dayBetween(earliestDay, addDays(slot.publishedAt, -4), random);
  const area = surfaces.living ?? surfaces.total ?? 0;
  return {
    specificEnergy,
    totalEnergy: place.region === 'wallonia' ? specificEnergy * area : undefined,
    co2: place.region === 'brussels' ? Math.max(1, Math.round(specificEnergy * 0.2)) : undefined,
    certificateCode: codeOf[place.region](scene, certified.replaceAll('-', '')),
    certificateEnd: `${Number(certified.slice(0, 4)) + 10}${certified.slice(4)}`.replace('-02-29', '-02-28'),
    electricalInspection,
  };
}
