import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import { dayBetween } from './dates.ts';
import { isHeated, type Scene, sharedChance } from './scene.ts';

type Legal = Attributes['legal'];

const rural: readonly string[] = ['farmhouse', 'villa', 'bungalow'];

const zoningOf = ({ slot, random }: Scene): Legal['zoning'] => {
  if (slot.unit || !rural.includes(slot.kind)) return 'residential';
  if (slot.kind === 'farmhouse')
    return random.pick(['residential_rural', 'residential_rural', 'agricultural'] as const);
  return random.pick(['residential', 'residential_park', 'residential_expansion', 'residential_rural'] as const);
};

// Of twenty homes about one lies in an area that floods often; projects are not built there.
const plotScores = [...Array<'A'>(14).fill('A'), 'B', 'B', 'B', 'C', 'C', 'D'] as const;

const floodScores = (scene: Scene): Pick<Legal, 'floodScorePlot' | 'floodScoreBuilding' | 'floodZone'> => {
  const { traits } = scene;
  const random = sharedChance(scene, 'flood');
  const scores = scene.slot.unit ? (['A', 'A', 'B'] as const) : plotScores;
  const floodScorePlot = random.pick(scores);
  const better = { A: 'A', B: 'A', C: 'B', D: 'C' } as const;
  const floodScoreBuilding = random.chance(0.6) ? floodScorePlot : better[floodScorePlot];
  return {
    floodScorePlot,
    floodScoreBuilding: traits.family === 'land' ? undefined : floodScoreBuilding,
    floodZone: floodScorePlot === 'D' ? random.pick(['flood_area', 'riparian_zone'] as const) : 'none',
  };
};

// A certificate is due since 23 November 2022 for buildings from before 2001; a garage box stays under its 20 m².
const asbestos = ({ slot, age, traits, random }: Scene): Pick<Legal, 'asbestosType' | 'asbestosDate'> => {
  if (slot.goal !== 0 || age.built > 2000 || traits.family === 'garage' || traits.family === 'land') return {};
  const asbestosType = age.renovated
    ? random.pick(['free', 'safe'] as const)
    : random.pick(['safe', 'safe', 'not_safe'] as const);
  return { asbestosType, asbestosDate: dayBetween('2023-01-10', slot.publishedAt, random) };
};

const permitOf = ({ slot, traits, age, random }: Scene): Legal['permit'] => {
  if (traits.family === 'land' && !slot.unit) return random.pick(['not_granted', 'applied'] as const);
  return age.built < 1962 && !age.renovated ? 'not_applicable' : 'granted';
};

const heritageOf = ({ age, slot, random }: Scene): Legal['heritage'] => {
  if (age.built >= 1940 || slot.unit) return 'none';
  if (age.built < 1910) return random.pick(['inventory', 'inventory', 'protected'] as const);
  return random.chance(0.25) ? 'inventory' : 'none';
};

const flemish = (scene: Scene): Legal => {
  const { slot, traits, random } = scene;
  return {
    permit: permitOf(scene),
    zoning: zoningOf(scene),
    judicialDecision: !slot.unit && random.chance(0.02) ? 'settlement' : 'none',
    summons: false,
    preemptiveRights: !slot.unit && random.chance(0.08),
    allotmentPermit: slot.unit
      ? traits.family === 'land' || traits.family === 'house'
      : random.chance(traits.family === 'land' ? 0.8 : 0.35),
    ...floodScores(scene),
    heritage: traits.family === 'land' ? 'none' : heritageOf(scene),
    ...asbestos(scene),
    soilCertificate: slot.goal === 0 ? true : undefined,
    planningInfo: slot.goal === 0 ? (slot.unit || random.chance(0.75) ? 'available' : 'requested') : undefined,
  };
};

/** Legal mentions of a home: the Flemish ones in full (domain/facts.md), elsewhere only what an advert there would say. */
export function drawLegal(scene: Scene): Legal {
  const { place, slot, random } = scene;
  switch (place.region) {
    case 'flanders':
      return slot.goal === 2 ? { ...floodScores(scene) } : flemish(scene);
    case 'brussels':
    case 'wallonia':
      return {
        heritage: isHeated(scene) ? heritageOf(scene) : undefined,
        soilCertificate: slot.goal === 0 ? true : undefined,
        planningInfo: slot.goal === 0 ? random.pick(['available', 'requested'] as const) : undefined,
      };
    case 'luxembourg':
      return {};
  }
}
