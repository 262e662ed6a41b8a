import { readSearch } from '../alerts/kept-search.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import type { Snapshot } from '../data/load.ts';
import type { About } from './about.ts';
import type { PageForm } from './form-ids.ts';
import { forms } from './forms.ts';
import { openAbout } from './open-about.ts';

/** What the query of a form's page asks for: what the form is about (`property=5801`), and the search that it begins with. */
export function askedOfForm(
  form: PageForm | null,
  query: URLSearchParams,
  data: Snapshot,
): { about: About | null; search: Criteria | null } {
  const { about: { be } = {}, takesSearch } = form ? forms[form] : {};
  return {
    about: form && be ? openAbout(`${be}-${query.get(be)}`, form, data) : null,
    search: takesSearch ? readSearch(query.get('search') ?? '', data.catalogue) : null,
  };
}
