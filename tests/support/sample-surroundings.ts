import type { Surroundings } from '../../scripts/sample/draft';

export const noName = { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' };
const place = (zip: string, nl: string, fr = nl, en = fr, de = en, countryId: 10 | 50 = 10): Surroundings['city'] => ({
  id: 'place',
  zip,
  countryId,
  name: { nl, fr, en, de },
  province: 'Limburg',
  latitude: 50.9,
  longitude: 5.3,
});
export const places = [
  place('3520', 'Zonhoven'),
  place('3500', 'Hasselt'),
  place('3500', 'Sint-Lambrechts-Herk'),
  place('3390', 'Tielt-Winge'),
  place('3582', 'Koersel'),
  place('3000', 'Leuven', 'Louvain', 'Leuven', 'Löwen'),
  place('1050', 'Elsene', 'Ixelles'),
  place('4000', 'Luik', 'Liège', 'Liège', 'Lüttich'),
  place('4700', 'Eupen'),
  place('1536', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg', 50),
  place('3900', 'Pelt'),
];

/** Every kind of the sample with its main type. */
// biome-ignore format: a table
export const sampleProject: NonNullable<Surroundings['project']> = {
  id: 30,
  goal: 0,
  city: 'zonhoven',
  webId: 2,
  name: 'Egge Park',
  soldOut: false,
  broker: 'tom-claes',
  publishedAt: '2026-01-01',
  title: noName,
  description: noName,
  publicAddress: true,
  street: 'Eggestraat',
  latitude: 50.99,
  longitude: 5.37,
  pictures: ['ext-apartment-01'],
  plans: [],
  documents: [],
  phases: [],
  blocks: [],
};
