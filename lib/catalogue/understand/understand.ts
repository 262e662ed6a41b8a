import type { Locale } from '../../i18n/locales.ts';
import type { ListName } from '../../routes/routes.ts';
import type { Filters } from '../search/criteria.ts';
import type { Span } from './findings.ts';
import { LineReader } from './line-reader.ts';
import type { Names } from './names.ts';
import { termsOf } from './terms.ts';
import { commercialKindOf } from './types-of-line.ts';
import { phrasesFor } from './vocabulary.ts';

/** What a line of words asks for. */
export interface Understood {
  /** The list that it names; undefined where it names none. */
  list?: 'sale' | 'rent';
  filters: Filters;
  /** What was not understood, as the visitor wrote it. */
  unknown: string[];
  /** The whole line is the name of a city or a type, or a zip. */
  isName: boolean;
}

/**
 * Understands "appartement 2 slaapkamers hasselt onder 300.000" in any language of the site, those of `locale` first.
 * Pure; `list` is where the line was asked, and decides what a bare number can be.
 */
export function understand(line: string, locale: Locale, list: ListName, names: Names): Understood {
  const terms = termsOf(line, phrasesFor(locale), names);
  const goal = terms.findLast(({ is }) => is === 'sale' || is === 'rent')?.is as Understood['list'];
  const { filters: read, unknown } = new LineReader(terms, goal ?? list, names).read();
  const kind = list === 'commercial' ? commercialKindOf(terms, names) : undefined;
  const filters = kind ? { ...read, types: undefined, kind } : read;
  const told = Object.values(filters).filter((value) => value !== undefined);
  return {
    list: goal,
    filters,
    unknown: joined(unknown, line).map(([from, to]) => line.slice(from, to)),
    isName:
      terms.length === 1 && told.length === 1 && unknown.length === 0 && !!(filters.cities ?? filters.types ?? kind),
  };
}

/** Whether anything of a line was understood. */
export const isUnderstood = ({ list, filters }: Understood): boolean =>
  list !== undefined || Object.values(filters).some((value) => value !== undefined);

/** What stands side by side is one thing that was not understood: "swimming pool". */
function joined(spans: readonly Span[], line: string): Span[] {
  const joint: Span[] = [];
  for (const [from, to] of spans) {
    const last = joint.at(-1);
    if (last && line.slice(last[1], from).trim() === '') joint[joint.length - 1] = [last[0], to];
    else joint.push([from, to]);
  }
  return joint;
}
