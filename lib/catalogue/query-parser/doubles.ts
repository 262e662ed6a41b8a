import type { Feature } from '../search/criteria.ts';
import type { Names } from './names.ts';
import type { Term } from './terms.ts';

/** Features that are also sold separately, by kind (an id of data/property-types.json). */
const impliedFeatures: Partial<Record<string, Feature>> = {
  'garage-box': 'garage',
  'parking-space': 'parking',
  office: 'office',
};

const ofDwellings: readonly Term['is'][] = ['bedrooms', 'rooms', 'living', 'plot', 'energy'];
const joins: readonly Term['is'][] = ['with', 'and', 'without', 'orMore'];
/** What is also said of a garage or an office that is looked for. */
const neutral: readonly Feature[] = ['newbuild', 'lift', 'station'];

/** The terms of a line in which "garage", "parking" and "office" are either a kind of property or what a home has: "office with parking". */
export function withoutRepeatedTerms(terms: readonly Term[], names: Names): Term[] {
  const sought = soughtIn(terms, names);
  return terms.map((term, at) => {
    const feature = doubleOf(term);
    if (!feature) return term;
    const { text, from, to } = term;
    const named = sought === null || isJoined(terms, at) ? null : names.typeWith(kindOf(feature));
    return named && named.webId === sought ? { ...named, text, from, to } : { is: 'feature', feature, text, from, to };
  });
}

/** The type (webId) that such a word names here: that of a line about business, or of one about nothing else; null where a home is looked for. */
function soughtIn(terms: readonly Term[], names: Names): number | null {
  const types = terms.flatMap((term) => (term.is === 'type' && !doubleOf(term) ? [term.webId] : []));
  const [type = null] = types;
  if (type !== null) return types.every((one) => one === type && names.isCommercial(one)) ? type : null;
  const ofHome = terms.some(
    (term, at) =>
      ofDwellings.includes(term.is) ||
      (term.is === 'feature' && !doubleOf(term) && !neutral.includes(term.feature) && !isJoined(terms, at)),
  );
  const first = terms.findIndex(doubleOf);
  const feature = doubleOf(terms[first]);
  if (ofHome || !feature || isJoined(terms, first)) return null;
  return names.typeWith(kindOf(feature))?.webId ?? null;
}

const isJoined = (terms: readonly Term[], at: number): boolean => joins.includes(terms[at - 1]?.is ?? 'unknown');

function doubleOf(term: Term | undefined): Feature | undefined {
  if (term?.is === 'feature') return term.feature === 'garage' ? 'garage' : undefined;
  return term?.is === 'type' && term.kind !== undefined ? impliedFeatures[term.kind] : undefined;
}

const kindOf = (feature: Feature): string =>
  Object.keys(impliedFeatures).find((kind) => impliedFeatures[kind] === feature) ?? feature;
