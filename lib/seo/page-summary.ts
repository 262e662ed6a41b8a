import { pictureView } from '../catalogue/pictures/picture-views.ts';
import type { PageFile } from '../content/pages.ts';
import { countTotals, fillIn } from '../content/placeholders.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';
import type { PageSummary } from './metadata.ts';

/** Returns title, description and picture of a page that editors build, for search engines and social networks. */
export function pageSummary(
  { params, image }: PageFile,
  route: Route,
  locale: Locale,
  { catalogue, content }: Snapshot,
): PageSummary {
  const { title, description = title, metadata } = params[locale];
  const values = { ...countTotals(catalogue), NAME: content.site.legalName };
  const fill = (text: string) => fillIn(text, values);
  const pageTitle = metadata.pageTitle ?? title;
  const shared = {
    title: metadata.metadataTitle ?? pageTitle,
    description: fill(metadata.metadataDescription ?? description),
  };
  return {
    route,
    locale,
    title: pageTitle,
    description: shared.description,
    openGraph: {
      title: metadata.ogTitle ?? shared.title,
      description: fill(metadata.ogDescription ?? shared.description),
    },
    twitter: {
      title: metadata.twitterTitle ?? metadata.ogTitle ?? shared.title,
      description: fill(metadata.twitterDescription ?? metadata.ogDescription ?? shared.description),
    },
    picture: image ? pictureView(catalogue, image, locale) : null,
  };
}
