import { homeDisplay } from '../catalogue/display.ts';
import { goalOf } from '../catalogue/goal.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { forms, type Subject } from './forms.ts';

/** The home or project that a form is about. */
export interface About {
  be: Subject;
  id: number;
}

/** "property-5801" */
export const aboutKey = ({ be, id }: About): string => `${be}-${id}`;

/** Takes "property-5801"; returns what it names if it is published and the form is open for it now, else null. */
export function readAbout(key: string, form: PageForm, data: Snapshot): About | null {
  const { catalogue } = data;
  const [, be, number] = /^(property|project)-([1-9]\d{0,8})$/.exec(key) ?? [];
  const id = Number(number);
  const { about } = forms[form];
  if (!about || be !== about.be) return null;
  if (about.be === 'project') return catalogue.projects.has(id) ? { be: about.be, id } : null;
  const home = catalogue.properties.get(id);
  if (!home || (about.goal && goalOf(home.goal) !== about.goal)) return null;
  return !about.block || homeDisplay(home, data).block(about.block) ? { be: about.be, id } : null;
}

/** The page that holds a form, with what it is to be about: "/nl/bezoek/?property=5801"; null where editors have none for it, or it is not for such a home. */
export function formHref(form: PageForm, about: About | null, locale: Locale, data: Snapshot): string | null {
  const { content, paths } = data;
  const page = content.formPages.get(form);
  if (!page || (about && !readAbout(aboutKey(about), form, data))) return null;
  return paths.href({ name: 'page', id: page }, locale) + (about ? `?${about.be}=${about.id}` : '');
}

/** The page that thanks for a form, home where there is none. */
export const thanksHref = (form: PageForm, locale: Locale, { content, paths }: Snapshot): string =>
  paths.href(content.pages.has(thanksPage(form)) ? { name: 'page', id: thanksPage(form) } : { name: 'home' }, locale);

/** The id of the page that thanks for a form. */
export const thanksPage = (form: PageForm): string => `${form}-thanks`;
