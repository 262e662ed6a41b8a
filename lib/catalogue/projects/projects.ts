import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { unitAvailability } from '../availability.ts';
import type { Catalogue } from '../catalogue.ts';
import { cityOf, typePlural } from '../lookup.ts';
import { firstPicture, type PictureView } from '../pictures/picture-views.ts';
import { distance } from '../places/distance.ts';
import { includedVat, type VatInPrice, wholeAmount } from '../prices/price.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

/** Returns the projects: those with free units first, then those without their own site, then the newest. */
export const listProjects = ({ projects }: Pick<Catalogue, 'projects'>): Project[] =>
  [...projects.values()].sort(
    (a, b) =>
      Number(a.soldOut) - Number(b.soldOut) ||
      Number(Boolean(a.external)) - Number(Boolean(b.external)) ||
      b.publishedAt.localeCompare(a.publishedAt),
  );

/** Returns other projects with free units, those in the nearest towns first: exact locations may not be public. */
export function listOtherProjects(project: Project, catalogue: Catalogue, count = 3): Project[] {
  const far = (other: Project) => distance(cityOf(project, catalogue), cityOf(other, catalogue));
  return [...catalogue.projects.values()]
    .filter(({ id, soldOut }) => id !== project.id && !soldOut)
    .sort((a, b) => far(a) - far(b))
    .slice(0, count);
}

/** The units that can still be bought or rented. */
export const freeUnits = (project: Project, catalogue: Catalogue): Property[] =>
  (catalogue.units.get(project.id) ?? []).filter((unit) => unitAvailability(unit, catalogue) === 'free');

/** Returns the published prices (€) of whole units. */
export const publicAmounts = (units: readonly Property[], catalogue: Catalogue): number[] =>
  units.flatMap((unit) => wholeAmount(unit, catalogue) ?? []);

/** A price (€), and the VAT that is in it. */
export interface LowestPrice {
  amount: number;
  vat: VatInPrice | null;
}

/** Returns the lowest published price of these units; null if there is none. */
export const lowestPrice = (units: readonly Property[], catalogue: Catalogue): LowestPrice | null =>
  units.reduce<LowestPrice | null>((best, unit) => {
    const amount = wholeAmount(unit, catalogue);
    return amount === null || (best && best.amount <= amount) ? best : { amount, vat: includedVat(unit) };
  }, null);

/** A project as a list shows it. */
export interface ProjectCardView {
  id: number;
  href: string;
  name: string;
  city: string;
  /** null while it is being made. */
  picture: PictureView | null;
  /** It has its own site. */
  isExternal: boolean;
  soldOut: boolean;
  isDraft: boolean;
  /** The number of its units. */
  units: number;
  /** The number of free units. */
  free: number;
  /** The lowest published price among them. */
  priceFrom: LowestPrice | null;
  types: UnitType[];
}

/** A type of the units of a project. */
export interface UnitType {
  webId: number;
  /** "Houses" */
  plural: string;
  /** The number of units; 0 where the project names the type alone. */
  count: number;
}

/** Takes a project; returns its card. */
export function toProjectCard(project: Project, locale: Locale, { catalogue, paths }: Snapshot): ProjectCardView {
  const free = freeUnits(project, catalogue);
  return {
    id: project.id,
    href: paths.link({ name: 'project', id: project.id }, locale),
    name: project.name,
    city: cityOf(project, catalogue).name[locale],
    picture: firstPicture(catalogue, project.pictures, locale),
    isExternal: project.external !== undefined,
    soldOut: project.soldOut,
    isDraft: project.status === 'draft',
    units: catalogue.units.get(project.id)?.length ?? 0,
    free: free.length,
    priceFrom: lowestPrice(free, catalogue),
    types: projectTypes(project, locale, catalogue),
  };
}

/** Returns the types of a project with the number of units of each (specification, section 3: WebIDName); without units the types that the project names. */
export function projectTypes(
  { id, webId, projectWebId }: Project,
  locale: Locale,
  { units, types }: Pick<Catalogue, 'units' | 'types'>,
): UnitType[] {
  const counts = Map.groupBy(units.get(id) ?? [], (unit) => unit.webId);
  const named = counts.size > 0 ? [...counts.keys()] : [webId, ...(projectWebId === undefined ? [] : [projectWebId])];
  return named.map((type) => ({
    webId: type,
    plural: typePlural(type, locale, { types }) ?? '',
    count: counts.get(type)?.length ?? 0,
  }));
}

export const projectStates = ['available', 'sold-out'] as const;
export type ProjectState = (typeof projectStates)[number];

/** The filters of the list of projects. */
export interface ProjectCriteria {
  /** An id of data/cities.json. */
  city?: string;
  state?: ProjectState;
}

interface Params {
  get(name: string): string | null;
}

/** Reads the query of the list's address; unknown states and cities without projects are left out. */
export function projectCriteria(params: Params, { projects }: Pick<Catalogue, 'projects'>): ProjectCriteria {
  const city = [...projects.values()].find((project) => project.city === params.get('city'))?.city;
  const state = projectStates.find((known) => known === params.get('state'));
  return { ...(city ? { city } : {}), ...(state ? { state } : {}) };
}

/** Returns the query of the list's address, in a fixed order; empty for all projects. */
export const projectQuery = ({ city, state }: ProjectCriteria): string =>
  new URLSearchParams([...(city ? [['city', city]] : []), ...(state ? [['state', state]] : [])]).toString();

/** Returns the projects that match, in the order of the list. */
export const findProjects = ({ city, state }: ProjectCriteria, catalogue: Pick<Catalogue, 'projects'>): Project[] =>
  listProjects(catalogue)
    .filter((project) => city === undefined || project.city === city)
    .filter(({ soldOut }) => state === undefined || soldOut === (state === 'sold-out'));

/** A link that sets one filter of the list and keeps the other. */
export interface ProjectFilterChoice<Value> {
  /** null for any. */
  value: Value | null;
  path: string;
  /** The number of projects that it leads to. */
  count: number;
  isCurrent: boolean;
}

export interface ProjectFilterChoices {
  states: ProjectFilterChoice<ProjectState>[];
  /** By the name of the city. */
  cities: ProjectFilterChoice<string>[];
}

/** Takes the filters that are set; returns the choices of both. A choice that leads to nothing is left out, unless it is set. */
export function projectFilterChoices(
  criteria: ProjectCriteria,
  locale: Locale,
  { catalogue, paths }: Snapshot,
): ProjectFilterChoices {
  const choice = <Value>(value: Value | null, wanted: ProjectCriteria): ProjectFilterChoice<Value>[] => {
    const query = projectQuery(wanted);
    const count = findProjects(wanted, catalogue).length;
    const isCurrent = query === projectQuery(criteria);
    const path = paths.href({ name: 'projects' }, locale) + (query && `?${query}`);
    return count > 0 || isCurrent ? [{ value, path, count, isCurrent }] : [];
  };
  const { city, state } = criteria;
  const projectCities = new Set([...catalogue.projects.values()].map((project) => project.city));
  const cities = catalogue.citiesByName[locale].filter(({ id }) => projectCities.has(id));
  return {
    states: [
      ...choice<ProjectState>(null, { city }),
      ...projectStates.flatMap((known) => choice(known, { city, state: known })),
    ],
    cities: [
      ...choice<string>(null, { state }),
      ...cities.flatMap(({ id, name }) => choice(name[locale], { city: id, state })),
    ],
  };
}
