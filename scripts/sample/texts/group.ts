/** The families of kinds that are written about in one manner. */
export type Group = 'house' | 'apartment' | 'studio' | 'land' | 'investment' | 'commercial' | 'garage';

const byKind: Record<string, Group> = {
  studio: 'studio',
  'student-room': 'studio',
  room: 'studio',
  'building-plot': 'land',
  'agricultural-land': 'land',
  meadow: 'land',
  forest: 'land',
  'apartment-building': 'investment',
  'mixed-use': 'investment',
  shop: 'commercial',
  office: 'commercial',
  horeca: 'commercial',
  warehouse: 'commercial',
  industrial: 'commercial',
  'garage-box': 'garage',
  'parking-space': 'garage',
};

// The ids of data/property-types.json (specification, section 3).
const byType: Group[] = ['house', 'apartment', 'studio', 'land', 'investment', 'commercial', 'garage'];

/** The group of a kind; a kind that is not known here takes the group of its main type (webId 1 to 7). */
export const groupOf = (kind: string, webId: number): Group => byKind[kind] ?? byType[webId - 1] ?? 'house';
