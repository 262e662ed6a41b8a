import { projectCriteria, projectQuery } from '../catalogue/projects.ts';
import { isUnitOrder } from '../catalogue/units.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** The list of projects: a filter is a query in a fixed order, and what filters nothing is left out of it. */
export function projectsAddress(locale: Locale, query: URLSearchParams, { catalogue, paths }: Snapshot): Target {
  const own = projectQuery(projectCriteria(query, catalogue));
  return {
    address: withQuery(paths.href({ name: 'projects' }, locale), own, query, ['city', 'state']),
    page: `/${locale}/projects/${own && 'per-request/'}`,
    perRequest: own !== '',
  };
}

/** A project: `?sort=price` sorts its units, as they stand in the building needs no query. */
export function projectAddress(id: number, locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const sort = query.get('sort');
  const order = isUnitOrder(sort) && sort !== 'building' ? sort : null;
  return {
    address: withQuery(paths.href({ name: 'project', id }, locale), order ? `sort=${order}` : '', query, ['sort']),
    page: `/${locale}/project/${id}/${order ? `${order}/` : ''}`,
  };
}
