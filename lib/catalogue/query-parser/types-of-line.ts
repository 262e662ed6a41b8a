import { pickInOrder } from '../search/criteria-query.ts';
import { type HomeKind, homeKinds, isHomeKind } from '../search/home-kinds.ts';
import type { Names } from './names.ts';
import { surfaceAfter, termBefore } from './neighbours.ts';
import { quantityAt } from './quantity.ts';
import { ors, type Term } from './terms.ts';

/** Kinds (ids of data/property-types.json) that ambiguous words may mean. */
const plotKind = 'building-plot';
const flatKind = 'ground-floor-apartment';

interface TypesOfLine {
  /** `webIds`, ascending. */
  types: number[];
  /** The kinds, instead of their types, if each word names a kind. */
  kinds: HomeKind[];
  /** 0 if the line wants the ground floor of a home that is no apartment. */
  floor: number | undefined;
  /** Whether the line is only about land, so that a surface is that of the plot. */
  isLand: boolean;
}

/** Returns the types of home that a line names. "Land" counts as one if there is no other. */
export function readTypes(terms: readonly Term[], names: Names): TypesOfLine {
  const named = terms.flatMap((term, at) => (term.is === 'type' && !isDenied(terms, at) ? [term] : []));
  const isFlat = ({ webId }: { webId: number }) => webId === typeWith(flatKind, names);
  const onGround = named.some(({ kind }) => kind === flatKind) && named.some((term) => !isFlat(term));
  const candidates = onGround ? named.filter(({ kind }) => kind !== flatKind) : named;
  const ofKind = candidates.flatMap(({ webId, kind }) => (kind && isHomeKind(kind) ? [{ webId, kind }] : []));
  const replacement = new Set(ofKind.map(({ webId }) => webId));
  const others = candidates.map(({ webId }) => webId).filter((type) => !replacement.has(type));
  // "House or duplex", "villa or terraced house": no list is of either a type or a kind.
  const isWide = others.length > 0 || terms.some((_, at) => isEither(terms, at));
  const own = isWide ? candidates.map(({ webId }) => webId) : [];
  const plot = typeWith(plotKind, names);
  const isLand =
    (ofKind.length === 0 || isWide) &&
    own.every((type) => type === plot) &&
    (own.length > 0 || terms.some(({ is }) => is === 'land'));
  const types = [...own, ...(isLand && plot !== null ? [plot] : [])];
  return {
    types: [...new Set(types)].sort((a, b) => a - b),
    kinds: isWide
      ? []
      : (pickInOrder(
          [...homeKinds].sort(),
          ofKind.map(({ kind }) => kind),
        ) ?? []),
    floor: onGround ? 0 : undefined,
    isLand,
  };
}

/** Returns the only kind of commercial property that a line names; undefined for none or several. */
export function readCommercialKind(terms: readonly Term[], names: Names): string | undefined {
  const named = terms.filter((term, at) => term.is === 'type' && !isDenied(terms, at));
  const kinds = new Set(named.map((term) => (term.is === 'type' && names.isCommercial(term.webId) ? term.kind : null)));
  const [kind] = kinds;
  return kinds.size === 1 ? (kind ?? undefined) : undefined;
}

/** Whether a term is an "or" between a type and a kind, in either order. */
function isEither(terms: readonly Term[], at: number): boolean {
  const [before, or, after] = [terms[at - 1], terms[at], terms[at + 1]];
  if (before?.is !== 'type' || after?.is !== 'type' || !or || !ors.includes(or.text)) return false;
  return isHomeKind(before.kind ?? '') !== isHomeKind(after.kind ?? '');
}

/** The limits (€ per month) between which a bound is a rent and not the thousands of a price; `mostExact` is the limit of a bare number. */
const rentLimitEuros = { minOfStudio: 300, minOfFlat: 700, least: 1000, most: 5000, mostExact: 1000 };

const ofSurface: readonly Term['is'][] = ['living', 'plot', 'land', 'energy'];

/** Whether a line without a word for it can only mean a rent: "apartment up to 950", "house max 1200". */
export function meansRent(terms: readonly Term[], names: Names): boolean {
  const { types: others, kinds } = readTypes(terms, names);
  const types = [...others, ...kinds.map((kind) => typeWith(kind, names))];
  const [type] = types;
  if (type === undefined || types.some((other) => other !== type)) return false;
  const [flat, studio] = [typeWith('apartment', names), typeWith('studio', names)];
  if (![flat, studio, typeWith('house', names)].includes(type)) return false;
  const minOfFlat = type === flat && kinds.length === 0 ? rentLimitEuros.minOfFlat : rentLimitEuros.least;
  const min = type === studio ? rentLimitEuros.minOfStudio : minOfFlat;
  for (let at = 0; at < terms.length; at++) {
    const quantity = quantityAt(terms, at);
    if (!quantity) continue;
    const { unit, next, exact, most: max = exact ?? 0 } = quantity;
    const isOfName = ofSurface.includes(termBefore(terms, at)?.is ?? 'unknown') || surfaceAfter(terms, next);
    const isBare = (unit === null || unit === 'euro') && !isOfName;
    if (isBare && max >= min && max < (exact && unit === null ? rentLimitEuros.mostExact : rentLimitEuros.most))
      return true;
    at = next - 1;
  }
  return false;
}

const typeWith = (kind: string, names: Names): number | null => names.typeWith(kind)?.webId ?? null;

const isDenied = (terms: readonly Term[], at: number): boolean =>
  terms.slice(0, at).findLast(({ is }) => is !== 'empty')?.is === 'without';
