import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { type About, aboutKey, readAbout } from './about.ts';
import type { PageForm } from './form-ids.ts';

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
