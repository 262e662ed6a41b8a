import 'server-only';
import type { FormView } from '../../components/forms/form-view';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { encodeState } from '../catalogue/search/state.ts';
import type { Snapshot } from '../data/load.ts';
import { changeSearch, type StoredSearch } from '../db/searches.ts';
import { FormRefusal } from '../forms/form-refusal.ts';
import type { FormState } from '../forms/form-state.ts';
import { formView } from '../forms/form-view.ts';
import { namedFieldsOf } from '../forms/forms.ts';
import { errorsOf, readForm, typedValues } from '../forms/read-form.ts';
import { changeSchema } from '../forms/schemas/search.ts';
import type { FormWords } from '../i18n/form-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { linkPath, openLink, signLink } from '../subscriptions/links.ts';
import { fillSearch } from './fill-search.ts';
import { criteriaOf } from './filled-search.ts';

const form = 'demand-change';

/** The form that changes a search, filled in with what it is now. The signed link stands for the captcha: who has it may. */
export const changeFormView = (
  { criteria, search }: { criteria: Criteria; search: StoredSearch },
  link: string,
  locale: Locale,
  words: FormWords,
  data: Snapshot,
): FormView =>
  formView(
    form,
    { values: { ...fillSearch(criteria, search.pace, locale, data.catalogue), link } },
    locale,
    words,
    data,
  );

/** Takes that form; what is wrong comes back with all that was typed. */
export async function receiveChange(data: FormData, locale: Locale, snapshot: Snapshot): Promise<FormState> {
  const fields = namedFieldsOf(form);
  const values = typedValues(data, fields);
  const parsed = changeSchema.safeParse(readForm(data, fields));
  if (!parsed.success) return { status: 'invalid', values, errors: errorsOf(parsed.error.issues) };
  const link = await openLink(parsed.data.link);
  if (link?.kind !== 'search' || link.step !== 'change') throw new Error('a search was to be changed without its link');
  try {
    const criteria = encodeState(criteriaOf(parsed.data, locale, snapshot.catalogue));
    const changed = await changeSearch(link.id, { criteria, pace: parsed.data.pace });
    const next = changed ? await signLink({ ...link, step: 'changed' }) : parsed.data.link;
    return { status: 'sent', href: linkPath(next, locale, snapshot) };
  } catch (error) {
    if (error instanceof FormRefusal) return { status: 'invalid', values, errors: error.errors };
    console.error('A search could not be changed:', error);
    return { status: 'failed', values, errors: { form: 'notSent' } };
  }
}
