import type { Attributes } from '@/lib/catalogue/schema/attributes';
import type { Draft, Surroundings } from '../../scripts/sample/draft';
import { Random } from '../../scripts/sample/random';

import { noName, places, sampleProject } from './sample-surroundings';
export const kinds: readonly [kind: string, webId: number][] = [
  ['house', 1],
  ['villa', 1],
  ['bungalow', 1],
  ['farmhouse', 1],
  ['bel-etage', 1],
  ['town-house', 1],
  ['house-boat', 1],
  ['apartment', 2],
  ['ground-floor-apartment', 2],
  ['penthouse', 2],
  ['duplex', 2],
  ['loft', 2],
  ['studio', 3],
  ['student-room', 3],
  ['building-plot', 4],
  ['meadow', 4],
  ['apartment-building', 5],
  ['mixed-use', 5],
  ['shop', 6],
  ['office', 6],
  ['horeca', 6],
  ['warehouse', 6],
  ['garage-box', 7],
  ['parking-space', 7],
];

const maybe = <T>(random: Random, probability: number, make: () => T): T | undefined =>
  random.chance(probability) ? make() : undefined;
const orientations = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** A draft of the given kind whose figures hang on the seed alone. */
export function sampleDraft(
  seed: number,
  [kind, webId]: readonly [string, number],
  rent = false,
): { draft: Draft; around: Surroundings } {
  const random = new Random(seed);
  const city = random.pick(places);
  const home = webId <= 3;
  const project = home && !rent && random.chance(0.25);
  const flat = webId === 2 || webId === 3;
  const condition = project
    ? ('new' as const)
    : random.pick(['turnkey', 'good', 'renovated', 'to_refresh', 'to_renovate'] as const);
  const constructionYear = project ? 2026 : random.int(1890, 2015);
  const garden = webId === 1 ? random.chance(0.9) : kind === 'ground-floor-apartment' && random.chance(0.6);
  const terrace = home && kind !== 'student-room' && random.chance(0.7);
  const living = webId === 3 ? random.int(16, 42) : random.int(60, 260);
  const built = webId !== 4 && webId !== 7;
  const attributes: Attributes = {
    surfaces: {
      living: home || webId === 5 ? living : undefined,
      total: webId >= 5 ? (webId === 7 ? random.int(12, 25) : random.int(60, 900)) : undefined,
      ground: webId === 1 || webId === 4 || webId === 5 ? random.int(180, 1900) : undefined,
      terraceArea: terrace ? random.int(6, 40) : undefined,
      gardenArea: garden ? random.int(60, 900) : undefined,
      officeArea: kind === 'office' ? random.int(60, 400) : undefined,
      plotWidth: webId === 4 ? random.int(80, 260) / 10 : undefined,
      frontWidth: kind === 'shop' ? random.int(50, 120) / 10 : undefined,
    },
    layout: {
      bedrooms: home && webId !== 3 ? random.int(1, 5) : undefined,
      bathrooms: home ? random.int(webId === 3 ? 0 : 1, 2) : undefined,
      showerRooms: home ? maybe(random, 0.4, () => 1) : undefined,
      toilets: built ? random.int(1, 3) : undefined,
      garages: webId === 1 ? maybe(random, 0.6, () => random.int(1, 2)) : undefined,
      parkings: webId !== 4 && webId !== 7 ? maybe(random, 0.5, () => random.int(1, 3)) : undefined,
      floors: built ? random.int(1, 3) : undefined,
      floor: flat ? (kind === 'ground-floor-apartment' ? 0 : random.int(0, 6)) : undefined,
      facades: webId === 1 ? random.int(2, 4) : undefined,
    },
    building: {
      constructionYear: built ? constructionYear : undefined,
      renovationYear: built && condition === 'renovated' ? random.int(2010, 2024) : undefined,
      condition: built ? condition : undefined,
      orientation: webId <= 4 ? maybe(random, 0.7, () => random.pick(orientations)) : undefined,
      roof: built ? maybe(random, 0.6, () => random.pick(['tiles', 'slate', 'flat'] as const)) : undefined,
      windowFrame: built ? maybe(random, 0.6, () => random.pick(['pvc', 'aluminium', 'wood'] as const)) : undefined,
      availability: project ? 'at_completion' : random.pick(['immediate', 'at_deed', 'to_agree'] as const),
    },
    comfort: {
      heating: built ? random.pick(['gas', 'oil', 'heat_pump', 'electric'] as const) : undefined,
      kitchen: home ? random.pick(['fitted', 'super_fitted', 'semi_fitted', 'kitchenette'] as const) : undefined,
      glazing: built ? random.pick(['double', 'high_yield', 'triple'] as const) : undefined,
      gas: webId === 4 ? true : undefined,
      water: webId === 4 ? true : undefined,
      electricity: webId === 4 || webId === 7 ? random.chance(0.6) : undefined,
      lift: flat ? random.chance(0.6) : undefined,
      cellar: built ? random.chance(0.4) : undefined,
      attic: webId === 1 ? random.chance(0.5) : undefined,
      terrace: home ? terrace : undefined,
      garden: home ? garden : undefined,
      pool: webId === 1 ? random.chance(0.1) : undefined,
      furnished: flat && rent ? random.chance(0.5) : undefined,
      petsAllowed: rent ? random.chance(0.5) : undefined,
      solarPanels: built ? random.chance(0.3) : undefined,
    },
    energy: {
      specificEnergy: built ? random.int(20, 520) : undefined,
      energyLabel: city.countryId === 50 && built ? 'C' : undefined,
      electricalInspection: built ? random.pick(['conform', 'not_conform'] as const) : undefined,
    },
    legal: {
      zoning: webId === 4 ? 'residential' : undefined,
      allotmentPermit: webId === 4 ? random.chance(0.5) : undefined,
      asbestosType: built && constructionYear < 2001 ? 'safe' : undefined,
      asbestosDate: built && constructionYear < 2001 ? '2024-05-12' : undefined,
    },
    costs: {
      chargesOwner: flat && !rent ? random.int(40, 210) : undefined,
      chargesRenter: rent ? random.int(30, 150) : undefined,
      deposit: rent ? random.int(1200, 2800) : undefined,
    },
  };
  const draft: Draft = {
    id: seed + 1,
    reference: `HV-${seed}`,
    status: 'published',
    goal: rent ? 1 : 0,
    webId,
    webIds: [webId],
    kind,
    city: 'zonhoven',
    broker: 'an',
    publishedAt: '2026-10-01',
    updatedAt: '2026-10-01',
    price: { publish: random.chance(0.8), amount: random.int(150_000, 900_000), unit: 0 },
    address: {
      publish: random.chance(0.5),
      street: 'Kapelanijstraat',
      houseNumber: '4242',
      latitude: 50.99,
      longitude: 5.37,
    },
    pictures: ['ext-villa-01'],
    plans: random.chance(0.4) ? ['plan-01'] : [],
    attributes,
  };
  return { draft, around: { city, kind: noName, project: project ? sampleProject : undefined } };
}
