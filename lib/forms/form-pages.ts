import { toGoal } from '../catalogue/goal.ts';
import { homeDisplay } from '../catalogue/views/display.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { forms, type SubjectType } from './forms.ts';

/** The home or project that a form is about. */
export interface FormSubject {
  type: SubjectType;
  id: number;
}

/** Returns the key of a subject, such as "property-5801". */
export const subjectKey = ({ type, id }: FormSubject): string => `${type}-${id}`;

/** Takes a key such as "property-5801"; returns the subject if it is published and the form is open for it now, else null. */
export function readSubject(key: string, form: PageForm, data: Snapshot): FormSubject | null {
  const { catalogue } = data;
  const [, type, number] = /^(property|project)-([1-9]\d{0,8})$/.exec(key) ?? [];
  const id = Number(number);
  const { subject } = forms[form];
  if (!subject || type !== subject.type) return null;
  if (subject.type === 'project') return catalogue.projects.has(id) ? { type: subject.type, id } : null;
  const home = catalogue.properties.get(id);
  if (!home || (subject.goal && toGoal(home.goal) !== subject.goal)) return null;
  return !subject.block || homeDisplay(home, data).block(subject.block) ? { type: subject.type, id } : null;
}

/** Returns the address of a form for a subject, such as "/nl/bezoek/?property=5801"; null if no page has the form, or it is closed for this subject. */
export function formHref(form: PageForm, subject: FormSubject | null, locale: Locale, data: Snapshot): string | null {
  const { content, paths } = data;
  const page = content.formPages.get(form);
  if (!page || (subject && !readSubject(subjectKey(subject), form, data))) return null;
  return paths.href({ name: 'page', id: page }, locale) + (subject ? `?${subject.type}=${subject.id}` : '');
}

/** Returns the address of the page that thanks for a form, or of the start page if there is none. */
export const thanksHref = (form: PageForm, locale: Locale, { content, paths }: Snapshot): string =>
  paths.href(content.pages.has(thanksPage(form)) ? { name: 'page', id: thanksPage(form) } : { name: 'home' }, locale);

/** Returns the id of the page that thanks for a form. */
export const thanksPage = (form: PageForm): string => `${form}-thanks`;
