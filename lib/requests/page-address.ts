import { readSearch, searchKey } from '../alerts/kept-search.ts';
import { encodeState, writeQuery } from '../catalogue/search/state.ts';
import { formOn } from '../content/modules/form-on.ts';
import type { Snapshot } from '../data/load.ts';
import { aboutKey } from '../forms/about.ts';
import { forms, type Subject } from '../forms/forms.ts';
import { openAbout } from '../forms/open-about.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

const subjects: readonly Subject[] = ['property', 'project'];

/** A page that editors build. One with a form may say what it is about: `?property=5801`; without what it must be about it leads to the list of those. */
export function pageAddress(id: string, locale: Locale, query: URLSearchParams, snapshot: Snapshot): Target {
  const { content, paths } = snapshot;
  const form = formOn(content.pages.get(id));
  const own = paths.href({ name: 'page', id }, locale);
  const page = `/${locale}/page/${id}/`;
  const { about: { be, must } = {}, books = false, takesSearch } = form ? forms[form] : {};
  if (takesSearch && query.has('search')) return searchPage(own, page, query, snapshot);
  if (!form || !be) return { address: withQuery(own, '', query, []), page, holdsForm: form !== null };

  const about = openAbout(`${be}-${query.get(be)}`, form, snapshot);
  if (!about && must) return { address: paths.href(listOf(be), locale), page, temporary: true };
  return {
    address: withQuery(own, about ? `${be}=${about.id}` : '', query, subjects),
    page: about || books ? `${page}${about ? aboutKey(about) : 'now'}/` : page,
    // What is not there today may be published tomorrow.
    temporary: about === null && query.has(be),
    perRequest: about !== null || books,
    holdsForm: true,
  };
}

/** The form begins with a search of a list, in the one way that it is written. */
function searchPage(own: string, page: string, query: URLSearchParams, { catalogue }: Snapshot): Target {
  const search = readSearch(query.get('search') ?? '', catalogue);
  const state = search && encodeState(search);
  return {
    address: withQuery(own, state ? writeQuery([['search', state]]) : '', query, ['search']),
    page: state ? `${page}${searchKey(state)}/` : page,
    // What cannot be read today may be a city of tomorrow.
    temporary: state === null,
    perRequest: state !== null,
    holdsForm: true,
  };
}

const listOf = (be: Subject) =>
  be === 'property' ? ({ name: 'listings', list: 'sale' } as const) : ({ name: 'projects' } as const);
