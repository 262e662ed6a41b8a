import type { Catalogue } from './catalogue.ts';
import { listProjects } from './project-view.ts';
import type { Project } from './schema/lists.ts';

export const projectStates = ['available', 'sold-out'] as const;
export type ProjectState = (typeof projectStates)[number];

/** What a visitor asks of the list of projects. */
export interface ProjectCriteria {
  /** An id of data/cities.json. */
  city?: string;
  state?: ProjectState;
}

interface Params {
  get(name: string): string | null;
}

/** Reads the query of the list's address; what names no city with projects, and no state, is left out. */
export function projectCriteria(params: Params, { projects }: Pick<Catalogue, 'projects'>): ProjectCriteria {
  const city = [...projects.values()].find((project) => project.city === params.get('city'))?.city;
  const state = projectStates.find((known) => known === params.get('state'));
  return { ...(city ? { city } : {}), ...(state ? { state } : {}) };
}

/** The query of a list's address, in a fixed order; empty for all projects. */
export const projectQuery = ({ city, state }: ProjectCriteria): string =>
  new URLSearchParams([...(city ? [['city', city]] : []), ...(state ? [['state', state]] : [])]).toString();

/** The projects that fit. */
export const findProjects = ({ city, state }: ProjectCriteria, catalogue: Pick<Catalogue, 'projects'>): Project[] =>
  listProjects(catalogue)
    .filter((project) => city === undefined || project.city === city)
    .filter(({ soldOut }) => state === undefined || soldOut === (state === 'sold-out'));
