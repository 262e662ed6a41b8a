import type { Names } from './names.ts';
import type { Term } from './terms.ts';

/** Kinds (ids of data/property-types.json) that words which mean two things may stand for. */
const plotKind = 'building-plot';
const garageKind = 'garage-box';

interface TypesOfLine {
  /** webIds, ascending. */
  types: number[];
  /** "garage" is what is looked for, not what a home has. */
  garage: boolean;
  /** Only land is looked for: a surface is that of the plot. */
  land: boolean;
}

/** The types of home that a line names. "Land" is one where no other is named, and so is "garage" if nothing else of a home is said. */
export function typesOf(terms: readonly Term[], names: Names): TypesOfLine {
  const own = terms.flatMap((term, at) => (term.is === 'type' && !isDenied(terms, at) ? [term.webId] : []));
  const plot = typeWith(plotKind, names);
  const box = typeWith(garageKind, names);
  const land = own.every((type) => type === plot) && (own.length > 0 || terms.some(({ is }) => is === 'land'));
  const garage = own.length === 0 && !land && box !== null && asksForGarage(terms);
  const types = [...own, ...(land && plot !== null ? [plot] : []), ...(garage ? [box] : [])];
  return { types: [...new Set(types)].sort((a, b) => a - b), garage, land };
}

/** The one kind of commercial property that a line names; undefined for none, and for several. */
export function commercialKindOf(terms: readonly Term[], names: Names): string | undefined {
  const named = terms.filter((term, at) => term.is === 'type' && !isDenied(terms, at));
  const kinds = new Set(named.map((term) => (term.is === 'type' && names.isCommercial(term.webId) ? term.kind : null)));
  const [kind] = kinds;
  return kinds.size === 1 ? (kind ?? undefined) : undefined;
}

function typeWith(kind: string, names: Names): number | null {
  const named = names.typeWith(kind);
  return named?.is === 'type' ? named.webId : null;
}

const ofDwellings: readonly Term['is'][] = ['bedrooms', 'living', 'plot', 'energy'];
const joins: readonly Term['is'][] = ['with', 'and', 'without'];

function asksForGarage(terms: readonly Term[]): boolean {
  const at = terms.findIndex((term) => term.is === 'feature' && term.feature === 'garage');
  const others = terms.some((term, place) => place !== at && (term.is === 'feature' || ofDwellings.includes(term.is)));
  return at >= 0 && !others && !joins.includes(terms[at - 1]?.is ?? 'unknown');
}

const isDenied = (terms: readonly Term[], at: number): boolean =>
  terms.slice(0, at).findLast(({ is }) => is !== 'empty')?.is === 'without';
