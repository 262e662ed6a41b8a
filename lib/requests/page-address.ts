import type { Criteria } from '../catalogue/search/criteria.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import { formOn } from '../content/modules/form-on.ts';
import type { Snapshot } from '../data/load.ts';
import { askedOfForm } from '../forms/asked-of-form.ts';
import { forms, type Subject } from '../forms/forms.ts';
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
  const { about, search } = askedOfForm(form, query, snapshot);
  if (takesSearch && query.has('search')) return searchPage(own, page, search, query);
  if (!form || !be) return { address: withQuery(own, '', query, []), page, holdsForm: form !== null };

  if (!about && must) return { address: paths.href(listOf(be), locale), page, temporary: true };
  return {
    address: withQuery(own, about ? `${be}=${about.id}` : '', query, subjects),
    page: about || books ? `${page}per-request/` : page,
    // What is not there today may be published tomorrow.
    temporary: about === null && query.has(be),
    perRequest: about !== null || books,
    holdsForm: true,
  };
}

/** The form begins with a search of a list, in the one way that it is written. */
function searchPage(own: string, page: string, search: Criteria | null, query: URLSearchParams): Target {
  const text = search && toSearchText(search);
  return {
    address: withQuery(own, text ? writeQuery([['search', text]]) : '', query, ['search']),
    page: text ? `${page}per-request/` : page,
    // What cannot be read today may be a city of tomorrow.
    temporary: text === null,
    perRequest: text !== null,
    holdsForm: true,
  };
}

const listOf = (be: Subject) =>
  be === 'property' ? ({ name: 'listings', list: 'sale' } as const) : ({ name: 'projects' } as const);
