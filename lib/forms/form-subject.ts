import { toGoal } from '../catalogue/goal.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { isLabelled } from '../catalogue/pictures/picture-origin.ts';
import { firstPicture, type PictureView, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { plainPrice, shownPrice } from '../catalogue/prices/price.ts';
import { readSearch } from '../catalogue/search/alert-criteria.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorNow } from '../i18n/translator.ts';
import type { MailContent } from '../mail/mail.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { type FormSubject, readSubject, subjectKey } from './form-pages.ts';
import { forms } from './forms.ts';

/** Reads the query of a form's page: its subject (`property=5801`), and the search that it begins with. */
export function formRequest(
  form: PageForm | null,
  query: URLSearchParams,
  data: Snapshot,
): { subject: FormSubject | null; search: Criteria | null } {
  const { subject: { type } = {}, takesSearch } = form ? forms[form] : {};
  return {
    subject: form && type ? readSubject(`${type}-${query.get(type)}`, form, data) : null,
    search: takesSearch ? readSearch(query.get('search') ?? '', data.catalogue) : null,
  };
}

/** Writes that query again, such as `?property=5801`; empty without a subject and a search. */
export const queryOfForm = (subject: FormSubject | null, search: Criteria | null): string =>
  subject ? `?${subject.type}=${subject.id}` : search ? `?search=${toSearchText(search)}` : '';

/** The subject of a form, as a card above its fields. */
export interface SubjectCardView {
  key: string;
  title: string;
  text: string;
  price: string | null;
  href: string;
  picture: PictureView | null;
  /** The subject is a home to let; its forms ask for less. */
  isRental?: boolean;
}

/** Returns the card of a subject, with public data only; throws if it is not in the catalogue. */
export function subjectCardView(
  subject: FormSubject,
  locale: Locale,
  t: Translator<'price'>,
  data: Snapshot,
): SubjectCardView {
  const { catalogue, paths } = data;
  const home = subject.type === 'property' ? catalogue.properties.get(subject.id) : undefined;
  const project = subject.type === 'project' ? catalogue.projects.get(subject.id) : undefined;
  const found = home ?? project;
  if (!found) throw new Error(`no ${subjectKey(subject)}`);
  const city = cityOf(found, catalogue);
  return {
    key: subjectKey(subject),
    title: home ? home.title[locale] : (project?.name ?? ''),
    text: [home?.reference, `${city.zip} ${city.name[locale]}`].filter(Boolean).join(' · '),
    price: home ? plainPrice(shownPrice(home, locale, catalogue), t) : null,
    href: paths.link({ name: subject.type, id: subject.id }, locale),
    picture: firstPicture(catalogue, found.pictures, locale),
    isRental: home !== undefined && toGoal(home.goal) === 'rent',
  };
}

type MailHome = Required<MailContent>['homes'][number];

/** Returns a home or project as a card of a mail, with absolute addresses; throws if it is not in the catalogue. */
export function mailHome(subject: FormSubject, locale: Locale, t: Translator<'price'>, data: Snapshot): MailHome {
  const { title, text, price, href, picture } = subjectCardView(subject, locale, t, data);
  const origin = picture?.origin;
  const label = isLabelled(origin) && translatorNow(locale, 'origin')(`labels.${origin}`);
  const absolute = (path: string) => (path.startsWith('/') ? env.siteUrl + path : path);
  return {
    title,
    text: [text, label].filter(Boolean).join(' · '),
    price: price ?? '',
    href: absolute(href),
    picture: picture ? absolute(sharedPicture(picture)) : undefined,
  };
}
