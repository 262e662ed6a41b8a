import type { AboutView } from '../../components/forms/form-view';
import { cityOf } from '../catalogue/card-view.ts';
import { pictureView } from '../catalogue/picture-views.ts';
import { plainPrice, shownPrice } from '../catalogue/price.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { type About, aboutKey } from './about.ts';

/** What a form is about, by what may be shown of it; throws for what is not in the catalogue. */
export function aboutView(about: About, locale: Locale, t: Translator<'price'>, data: Snapshot): AboutView {
  const { catalogue, paths } = data;
  const home = about.be === 'property' ? catalogue.properties.get(about.id) : undefined;
  const project = about.be === 'project' ? catalogue.projects.get(about.id) : undefined;
  const found = home ?? project;
  if (!found) throw new Error(`no ${aboutKey(about)}`);
  const city = cityOf(found, catalogue);
  const [picture] = found.pictures;
  return {
    key: aboutKey(about),
    title: home ? home.title[locale] : (project?.name ?? ''),
    text: [home?.reference, `${city.zip} ${city.name[locale]}`].filter(Boolean).join(' · '),
    price: home ? plainPrice(shownPrice(home, locale, catalogue), t('onRequest')) : null,
    href: paths.link({ name: about.be, id: about.id }, locale),
    picture: picture ? pictureView(catalogue, picture, locale) : null,
  };
}
