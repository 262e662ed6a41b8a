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
/** Features that a garage or an office may have as well. */
const neutral: readonly Feature[] = ['newbuild', 'lift', 'station'];

/** Decides for "garage", "parking" and "office" whether they are a kind of property or a feature: "office with parking". */
export function resolveAmbiguousTerms(terms: readonly Term[], names: Names): Term[] {
  const sought = soughtIn(terms, names);
  return terms.map((term, at) => {
    const feature = ambiguousFeature(term);
    if (!feature) return term;
    const { text, from, to } = term;
    const named = sought === null || isJoined(terms, at) ? null : names.typeWith(featureKind(feature));
    return named && named.webId === sought ? { ...named, text, from, to } : { is: 'feature', feature, text, from, to };
  });
}

/** Returns the type (`webId`) that such a word names in a line about business property, or in a line about nothing else; null if the line is about a home. */
function soughtIn(terms: readonly Term[], names: Names): number | null {
  const types = terms.flatMap((term) => (term.is === 'type' && !ambiguousFeature(term) ? [term.webId] : []));
  const [type = null] = types;
  if (type !== null) return types.every((other) => other === type && names.isCommercial(other)) ? type : null;
  const ofHome = terms.some(
    (term, at) =>
      ofDwellings.includes(term.is) ||
      (term.is === 'feature' && !ambiguousFeature(term) && !neutral.includes(term.feature) && !isJoined(terms, at)),
  );
  const first = terms.findIndex(ambiguousFeature);
  const feature = ambiguousFeature(terms[first]);
  if (ofHome || !feature || isJoined(terms, first)) return null;
  return names.typeWith(featureKind(feature))?.webId ?? null;
}

const isJoined = (terms: readonly Term[], at: number): boolean => joins.includes(terms[at - 1]?.is ?? 'unknown');

function ambiguousFeature(term: Term | undefined): Feature | undefined {
  if (term?.is === 'feature') return term.feature === 'garage' ? 'garage' : undefined;
  return term?.is === 'type' && term.kind !== undefined ? impliedFeatures[term.kind] : undefined;
}

const featureKind = (feature: Feature): string =>
  Object.keys(impliedFeatures).find((kind) => impliedFeatures[kind] === feature) ?? feature;
