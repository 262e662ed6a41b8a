import type { AboutView, FieldView, FormView } from '../../components/forms/form-view';
import type { SlotDay } from '../../components/forms/slot-choices';
import type { Snapshot } from '../data/load.ts';
import type { FormWords } from '../i18n/form-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { phoneInText } from '../phone.ts';
import { type FieldName, fieldBook, fieldOf, type HintedName } from './field-book.ts';
import type { FormId } from './form-ids.ts';
import type { FormValues } from './form-state.ts';
import { forms } from './forms.ts';
import { requiredFields } from './required-fields.ts';

/** A form in a language, with what it is about and what it begins with; one for appointments offers the moments of `slotDays`. */
export function formView(
  form: FormId,
  { about = null, values = {} }: FormStart,
  locale: Locale,
  words: FormWords,
  data: Snapshot,
  slotDays: readonly SlotDay[] = [],
): FormView {
  const wanted = requiredFields(form, values);
  const { required, requiredNote, choose, sending, summary, questionHint, errors } = words;
  const { full, none, held, taken } = words.slots;
  return {
    form,
    locale,
    about,
    values,
    sections: forms[form].sections.map(({ name, fields }) => ({
      name,
      legend: words.section(name),
      fields: fields
        .filter((field) => about || !fieldOf(field).onlyAbout)
        .map((field) => ({
          ...fieldView(field, wanted.has(field), locale, words, data),
          ...(fieldOf(field).kind === 'moments' ? { slotDays } : {}),
        })),
    })),
    words: {
      required,
      requiredNote,
      choose,
      sending,
      summary,
      questionHint,
      errors: errors(phoneInText(data.content.site.phone)),
      submit: words.submit(form),
      slots: { full, none, taken, held: held(data.content.visits.holdMinutes) },
    },
  };
}

/** What a form has before anything is filled in. */
export interface FormStart {
  about?: AboutView | null;
  values?: FormValues;
}

function fieldView(name: FieldName, required: boolean, locale: Locale, words: FormWords, data: Snapshot): FieldView {
  const { kind, half = false, autocomplete, unit, accept } = fieldOf(name);
  return {
    name,
    kind,
    half,
    autocomplete,
    unit,
    accept,
    label: kind === 'hidden' ? '' : words.field(name),
    hint: isHinted(name) ? words.hint(name) : null,
    link: name === 'privacy' ? privacyLink(locale, words, data) : null,
    required,
    options: optionsOf(name, locale, words, data),
  };
}

/** The options of a field with their names; of property types, those of the catalogue. */
export function optionsOf(
  name: FieldName,
  locale: Locale,
  words: FormWords,
  { catalogue }: Snapshot,
): FieldView['options'] {
  const entry = fieldBook[name];
  const options = 'options' in entry ? entry.options : [];
  if (options === 'types')
    return [...catalogue.types.values()].map((type) => ({ value: String(type.webId), label: type.name[locale] }));
  return options.map((value) => ({ value, label: words.option(value) }));
}

const isHinted = (name: FieldName): name is HintedName => fieldOf(name).hint === true;

/** The statement opens beside the form, so that nothing typed is lost. */
function privacyLink(locale: Locale, { privacyStatement }: FormWords, { content, paths }: Snapshot): FieldView['link'] {
  const id = 'privacy-statement';
  return content.pages.has(id) ? { text: privacyStatement, href: paths.href({ name: 'page', id }, locale) } : null;
}
