/** What homes of a kind have in common; areas in m². */
export interface KindTraits {
  webId: number;
  webIds?: number[];
  family: 'house' | 'flat' | 'land' | 'investment' | 'commercial' | 'garage';
  /** Living area; for land the plot, for commercial premises and garages the whole. */
  size: [number, number];
  /** Plot around the building. */
  plot?: [number, number];
  /** Pictures that may come first. */
  leads: string[];
}

const numbered = (name: string, ...numbers: number[]): string[] => numbers.map((number) => `${name}-0${number}`);

const villas = numbered('ext-villa', 1, 2, 3, 4, 5);
const modern = numbered('ext-modern', 1, 2, 3, 4);
const semiDetached = numbered('ext-halfopen', 1, 2, 3);
const rows = numbered('ext-terraced', 1, 3, 4, 5);
const buildings = numbered('ext-apartment', 1, 2, 3, 4, 5, 6);
/** Living rooms that may lead an apartment's pictures. */
export const livingRooms = numbered('int-living', 1, 2, 4, 5, 6);
const flats = [...buildings, ...livingRooms];

const house = (size: [number, number], plot: [number, number], leads: string[]): KindTraits => ({
  webId: 1,
  family: 'house',
  size,
  plot,
  leads,
});
const flat = (size: [number, number], leads = flats): KindTraits => ({ webId: 2, family: 'flat', size, leads });

/** The kinds of data/property-types.json that the sample uses. Warehouses and parking spaces are left out: no picture shows one. */
const kinds: Record<string, KindTraits> = {
  villa: house([190, 340], [800, 2400], [...villas, ...modern, ...numbered('ext-pastorie', 1, 2)]),
  house: house([125, 205], [320, 900], [...semiDetached, ...numbered('ext-villa', 2, 4)]),
  'terraced-house': house([105, 175], [110, 320], rows),
  'town-house': house([190, 320], [150, 420], [...numbered('ext-terraced', 3, 4), 'ext-pastorie-02']),
  bungalow: house([120, 185], [600, 1400], numbered('ext-villa', 1, 3, 5)),
  farmhouse: house([170, 300], [1100, 5200], numbered('ext-fermette', 1, 2, 3)),
  'bel-etage': house([135, 180], [180, 380], numbered('ext-terraced', 1, 5)),
  apartment: flat([58, 128]),
  'ground-floor-apartment': flat([72, 118]),
  duplex: flat([98, 155]),
  penthouse: flat([118, 190]),
  loft: flat([95, 170], livingRooms),
  studio: { ...flat([30, 48]), webId: 3 },
  'student-room': { ...flat([16, 26], numbered('int-bedroom', 1, 3, 4, 6)), webId: 3 },
  'building-plot': { webId: 4, family: 'land', size: [320, 1400], leads: ['ext-land-01'] },
  'apartment-building': {
    webId: 5,
    family: 'investment',
    size: [220, 420],
    plot: [180, 900],
    leads: [...rows, ...numbered('ext-apartment', 2, 6)],
  },
  'mixed-use': {
    webId: 5,
    webIds: [5, 6],
    family: 'investment',
    size: [220, 380],
    plot: [160, 480],
    leads: ['ext-terraced-02'],
  },
  shop: { webId: 6, family: 'commercial', size: [85, 220], leads: ['ext-terraced-02'] },
  horeca: { webId: 6, family: 'commercial', size: [110, 240], leads: ['ext-terraced-02'] },
  office: { webId: 6, family: 'commercial', size: [90, 320], leads: ['ext-office-01'] },
  'garage-box': { webId: 7, family: 'garage', size: [14, 18], leads: ['ext-garages-01'] },
};

/** The traits of a kind; throws when the sample does not know it. */
export function traitsOf(kind: string): KindTraits {
  const traits = kinds[kind];
  if (!traits) throw new Error(`no traits for the kind "${kind}" in scripts/sample/kinds.ts`);
  return traits;
}
