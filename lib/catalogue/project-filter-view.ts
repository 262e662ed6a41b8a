import type { ProjectFilterView } from '../../components/project/project-filters';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import {
  findProjects,
  type ProjectCriteria,
  type ProjectState,
  projectQuery,
  projectStates,
} from './project-filter.ts';

export interface ProjectFilterWords {
  city: string;
  anyCity: string;
  status: string;
  anyStatus: string;
  states: Record<ProjectState, string>;
}

/** The choices around a list of projects, each with the number of projects it gives together with the other filter. */
export function toProjectFilters(
  criteria: ProjectCriteria,
  locale: Locale,
  words: ProjectFilterWords,
  { catalogue, paths }: Snapshot,
): ProjectFilterView[] {
  const choice = (text: string, wanted: ProjectCriteria) => {
    const query = projectQuery(wanted);
    return {
      text,
      path: paths.href({ name: 'projects' }, locale) + (query && `?${query}`),
      count: findProjects(wanted, catalogue).length,
      current: query === projectQuery(criteria),
    };
  };
  const { city, state } = criteria;
  const here = new Set([...catalogue.projects.values()].map((project) => project.city));
  const cities = catalogue.citiesByName[locale].filter(({ id }) => here.has(id));
  const filters: ProjectFilterView[] = [
    {
      label: words.status,
      choices: [
        choice(words.anyStatus, { city }),
        ...projectStates.map((known) => choice(words.states[known], { city, state: known })),
      ],
    },
    {
      label: words.city,
      choices: [
        choice(words.anyCity, { state }),
        ...cities.map(({ id, name }) => choice(name[locale], { city: id, state })),
      ],
    },
  ];
  // A choice that leads to nothing is no choice, unless it is the one that was made.
  return filters.map(({ label, choices }) => ({
    label,
    choices: choices.filter(({ count, current }) => count > 0 || current),
  }));
}
