import type { Locale } from '../../i18n/locales.ts';
import type { ListName } from '../../routes/routes.ts';
import { getTown } from '../places/towns.ts';
import { type Criteria, type Feature, type Filters, features } from '../search/criteria.ts';
import { criteriaFromParams, pickInOrder, toQuery } from '../search/criteria-query.ts';
import { resolveAmbiguousTerms } from './ambiguous-terms.ts';
import { LineReader, type Span } from './line-reader.ts';
import type { Names } from './names.ts';
import { readTerms, type Term } from './terms.ts';
import { meansRent, readCommercialKind } from './types-of-line.ts';
import { phrasesFor } from './vocabulary.ts';

/** The meaning of a search line. */
export interface ParsedQuery {
  /** The list that the line names; undefined for none. */
  list?: 'sale' | 'rent';
  filters: Filters;
  /** Whether the line asks for available homes, which lists show by default. */
  wantsAvailable: boolean;
  /** The parts that were not understood, as the visitor wrote them. */
  unknown: string[];
  /** Whether the whole line is the name of a city or a type, or a zip. */
  isName: boolean;
  /** The project whose name is the whole line. */
  project?: number;
}

/**
 * Reads "appartement 2 slaapkamers hasselt onder 300.000" in any language of the site; words of `locale` take precedence. `list` is the list
 * in which the line was typed, and decides what a bare number can be.
 */
export function parseQuery(line: string, locale: Locale, list: ListName, names: Names): ParsedQuery {
  const terms = resolveAmbiguousTerms(readTerms(line, phrasesFor(locale), names), names);
  const goal = goalIn(terms) ?? (list === 'sale' && meansRent(terms, names) ? 'rent' : undefined);
  const { filters: read, unknown } = new LineReader(terms, goal ?? list, names).read();
  const kind = list === 'commercial' ? readCommercialKind(terms, names) : undefined;
  const [only] = terms;
  const towns = read.towns?.flatMap((id) => getTown(id)?.name[locale] ?? []).sort();
  const filters = { ...read, towns, ...(kind && { types: undefined, kind }) };
  const found = Object.values(filters).filter((value) => value !== undefined);
  return {
    list: goal,
    filters,
    wantsAvailable: terms.some(({ is }) => is === 'available'),
    unknown: joinSpans(unknown, line).map(([from, to]) => line.slice(from, to)),
    isName:
      terms.length === 1 &&
      found.length === 1 &&
      unknown.length === 0 &&
      !!(filters.cities ?? filters.towns ?? filters.provinces ?? filters.types ?? filters.kinds ?? kind),
    project: terms.length === 1 && only?.is === 'project' ? only.id : undefined,
  };
}

/** Returns the goal that a line names; an amount per month, or with charges, is a rent. */
function goalIn(terms: readonly Term[]): ParsedQuery['list'] {
  const named = terms.flatMap((term) =>
    term.is === 'sale' || term.is === 'rent' ? [term.is] : term.is === 'type' && term.goal ? [term.goal] : [],
  );
  return named.at(-1) ?? (terms.some(({ is }) => is === 'perMonth' || is === 'charges') ? 'rent' : undefined);
}

/** Whether anything of a line was understood. */
export const isRecognized = ({ list, filters, wantsAvailable }: ParsedQuery): boolean =>
  list !== undefined || wantsAvailable || Object.values(filters).some((value) => value !== undefined);

/** Joins adjacent spans: "swimming pool" is one unknown part, not two. */
function joinSpans(spans: readonly Span[], line: string): Span[] {
  const joint: Span[] = [];
  for (const [from, to] of spans) {
    const last = joint.at(-1);
    if (last && line.slice(last[1], from).trim() === '') joint[joint.length - 1] = [last[0], to];
    else joint.push([from, to]);
  }
  return joint;
}

/** Pairs of filters that the words replace together: "under 300.000" also removes the minimum price. */
const pairs = [
  ['minPrice', 'maxPrice'],
  ['minLiving', 'maxLiving'],
  ['minPlot', 'maxPlot'],
] as const;

/** Returns the requested features without those that the words contradict, and those of the words. */
const combineFeatures = (
  asked: readonly Feature[] = [],
  stated: readonly Feature[] = [],
  contradicted: readonly Feature[] = [],
) => pickInOrder(features, [...asked.filter((feature) => !contradicted.includes(feature)), ...stated]);

/** Merges the words into the criteria: they replace the filters that they mention and leave the others. Applying them again changes nothing. */
export function applyQuery({ list, filters, wantsAvailable }: ParsedQuery, asked: Criteria): Criteria {
  const found = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const cleared = [
    ...pairs.flatMap(([min, max]) => (found[min] || found[max] ? [min, max] : [])),
    ...(filters.types || filters.kinds ? (['types', 'kinds'] as const) : []),
  ];
  const bothGoals = asked.list === 'commercial' || asked.list === 'references';
  const merged: Criteria = {
    ...asked,
    ...Object.fromEntries(cleared.map((name) => [name, undefined])),
    ...found,
    cities: filters.cities ?? (filters.towns ? [] : asked.cities?.filter((id) => !filters.notCities?.includes(id))),
    towns: filters.towns ?? (filters.cities || filters.provinces ? undefined : asked.towns),
    features: combineFeatures(asked.features, filters.features, filters.without),
    without: combineFeatures(asked.without, filters.without, filters.features),
    ...(wantsAvailable && { sold: undefined }),
    ...(list && (bothGoals ? { goal: list } : { list })),
  };
  // Write and read them to get their canonical form.
  const { types } = merged;
  const cities = merged.cities?.length ? merged.cities : undefined;
  return criteriaFromParams(merged.list, new URLSearchParams(toQuery({ ...merged, cities })), { cities, types });
}
