import { locales } from '../../i18n/locales.ts';
import type { Goal } from '../goal.ts';
import { type Province, provinceIds, provinces } from '../places/provinces.ts';
import { type Town, towns } from '../places/towns.ts';
import type { City, Project, PropertyType } from '../schema/lists.ts';
import { tabledKind } from '../search/home-kinds.ts';
import { isOneEditApart } from './terms.ts';
import { toPhrase } from './vocabulary.ts';

/** A type of home, or one of its kinds. */
export interface NamedType {
  is: 'type';
  webId: number;
  kind?: string;
  goal?: Goal;
}

/** The meaning of a name: cities (a zip may have several), a province, a type of home or one of its kinds, or a project with its city. */
export type Named =
  | { is: 'city'; ids: readonly string[] }
  | { is: 'town'; id: string }
  | { is: 'province'; province: Province }
  | NamedType
  | { is: 'project'; id: number; city: string };

type NamedProject = Pick<Project, 'id' | 'name' | 'city'>;

/** Other names of provinces. */
const provinceAliases: Partial<Record<Province, readonly string[]>> = {
  brussels: [
    'Brussels Gewest',
    'Brusselse Gewest',
    'gewest Brussel',
    'Région bruxelloise',
    'Bruxelles-Capitale',
    'Brussels region',
    'Region Brüssel',
  ],
};

/** The minimum length of a name that is also found with one typo; the many towns without homes need more. */
const minLetters = 5;
const minTownLetters = 7;

/** The names of cities, provinces and types in all languages and of projects, without accents, and the zips. */
export class Names {
  readonly #names = new Map<string, Named>();
  readonly #zips = new Map<string, string[]>();
  readonly #cities = new Set<string>();
  readonly #types: ReadonlyMap<number, PropertyType>;
  /** Words in the longest name. */
  readonly longest: number;

  constructor(cities: Iterable<City>, types: ReadonlyMap<number, PropertyType>, projects: Iterable<NamedProject> = []) {
    this.#types = types;
    for (const { webId, name, kinds } of types.values()) {
      for (const locale of locales) this.#addType(name[locale], { is: 'type', webId });
      for (const kind of kinds)
        for (const locale of locales) this.#addType(kind.name[locale], { is: 'type', webId, kind: kind.id });
    }
    for (const { id, zip, name } of cities) {
      this.#cities.add(id);
      this.#zips.set(zip, [...(this.#zips.get(zip) ?? []), id]);
      for (const locale of locales) for (const spelling of spellings(name[locale])) this.#addCity(spelling, id);
    }
    for (const province of provinceIds)
      for (const name of [...Object.values(provinces[province]), ...(provinceAliases[province] ?? [])])
        this.#add(name, { is: 'province', province });
    for (const { id, name, city } of projects) this.#add(name, { is: 'project', id, city });
    this.#addTowns();
    this.longest = Math.max(1, ...[...this.#names.keys()].map((phrase) => phrase.split(' ').length));
  }

  /** Returns the meaning of a phrase, which must match except for accents; null for none. */
  find(phrase: string): Named | null {
    return this.#names.get(phrase) ?? null;
  }

  /** Returns the meaning of the name that differs by one letter; null for none, and for names of different things. */
  findNear(phrase: string): Named | null {
    const near = [...this.#names].filter(
      ([name, { is }]) => name.length >= (is === 'town' ? minTownLetters : minLetters) && isOneEditApart(name, phrase),
    );
    const found = near.map(([, named]) => named);
    const known = found.filter(({ is }) => is !== 'town');
    const [first, ...others] = known.length > 0 ? known : found;
    return first && others.every((other) => isSame(other, first)) ? first : null;
  }

  /** Returns the cities of a zip; none for an unknown zip. */
  atZip(zip: string): readonly string[] {
    return this.#zips.get(zip) ?? [];
  }

  /** Whether a type is for business. */
  isCommercial = (webId: number): boolean => this.#types.get(webId)?.commercial ?? false;

  /** Returns the type that has a kind (an id of data/property-types.json); null for none. */
  typeWith(kind: string): NamedType | null {
    const tabled = tabledKind(kind);
    for (const { webId, kinds } of this.#types.values())
      if (kinds.some(({ id }) => id === tabled)) return { is: 'type', webId, kind };
    return null;
  }

  /** Adds all other towns: full names first, then other names and those without the municipality in brackets. */
  #addTowns(): void {
    const byRank = [...towns].sort((a, b) => Number(!!a.municipality) - Number(!!b.municipality));
    const named = (namesOf: (town: Town) => readonly string[]) => {
      for (const town of byRank)
        for (const spelling of namesOf(town).flatMap(spellings))
          if (!this.#names.has(spelling))
            this.#names.set(
              spelling,
              this.#cities.has(town.id) ? { is: 'city', ids: [town.id] } : { is: 'town', id: town.id },
            );
    };
    named(({ name }) => Object.values(name));
    named(({ name, also }) => [...also, ...Object.values(name).map((full) => full.replace(/ \(.*\)$/, ''))]);
  }

  #addType(name: string, named: Named): void {
    // "Garage / parking", "Ferme / fermette": each part is a name, too.
    for (const part of [name, ...name.split('/')]) this.#add(part, named);
  }

  /** Adds a name unless it has a meaning already: Luik is the city, "provincie Luik" the province. */
  #add(name: string, named: Named): void {
    const phrase = toPhrase(name);
    if (phrase && !this.#names.has(phrase)) this.#names.set(phrase, named);
  }

  #addCity(spelling: string, id: string): void {
    const known = this.#names.get(spelling);
    if (known?.is !== 'city') this.#names.set(spelling, { is: 'city', ids: [id] });
    else if (!known.ids.includes(id)) this.#names.set(spelling, { is: 'city', ids: [...known.ids, id] });
  }
}

/** Whether two meanings are equal; two kinds of one type count as equal. */
const isSame = (a: Named, b: Named): boolean =>
  a.is === 'type' && b.is === 'type' ? a.webId === b.webId : JSON.stringify(a) === JSON.stringify(b);

/** Returns the spellings of a name: "Sint-Truiden" and "St. Truiden", "Esch-sur-Alzette" and "Esch/Alzette". */
function spellings(name: string): string[] {
  const phrase = toPhrase(name);
  const short = phrase.replace(/^(?:sint|saint|sankt|sainte)(?= )/, 'st');
  return [...new Set([phrase, short, phrase.replace(/ (?:sur|an der) /, ' ')])];
}
