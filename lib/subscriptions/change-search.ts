import 'server-only';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { changeSchema } from '../forms/form-schemas.ts';
import type { FormState, Visitor } from '../forms/form-state.ts';
import type { FormView } from '../forms/form-view';
import { formView } from '../forms/form-view.ts';
import { fillSearch, parseSearchForm } from '../forms/search-form.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { receiveAccountForm } from '../requests/account-forms.ts';
import { linkPath, openLink, signLink } from '../requests/subscription-links.ts';
import { changeSearch, type StoredSearch } from './store.ts';

const form = 'demand-change';

/** The form that changes a search, filled in with what it is now. The signed link replaces the captcha. */
export const changeFormView = (
  { criteria, search }: { criteria: Criteria | null; search: StoredSearch },
  link: string,
  locale: Locale,
  t: Translator<'forms'>,
  data: Snapshot,
): FormView =>
  formView(form, { values: { ...fillSearch(criteria, search.pace, locale, data.catalogue), link } }, locale, t, data);

/** Takes that form; what is wrong comes back with all that was typed. */
export const receiveChange = (data: FormData, _: Visitor, snapshot: Snapshot): Promise<FormState> =>
  receiveAccountForm(form, changeSchema, data, async (filled, locale) => {
    const link = await openLink(filled.link);
    if (link?.kind !== 'search' || link.step !== 'change')
      throw new Error('a search was to be changed without its link');
    const criteria = toSearchText(parseSearchForm(filled, locale, snapshot.catalogue));
    const changed = await changeSearch(link.id, { criteria, pace: filled.pace });
    const next = changed ? await signLink({ ...link, step: 'changed' }) : filled.link;
    return linkPath(next, locale, snapshot);
  });
