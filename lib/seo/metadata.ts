import type { Metadata } from 'next';
import { cleanDescription } from '../base/describe.ts';
import { sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { type Criteria, isLanding } from '../catalogue/search/criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';
import { absoluteAddress, alternates, openGraphLocale, siteAddresses } from './alternates.ts';

/** A prepared picture that exists at 1200 × 630 px; plans do not. */
export interface SharedPicture {
  stem: string;
  hash: string;
  alt: string;
}

interface SharedText {
  title: string;
  description: string;
}

export interface PageSummary {
  route: Route;
  locale: Locale;
  /** The title without the name of the agency, which the browser's title adds; that title may leave out parts between “ · ”, shared titles never do. */
  title: string;
  /** A description of any length, in which tags are allowed. */
  description: string;
  /** Other words where the page is shared; the title and description, if left out. */
  openGraph?: SharedText;
  twitter?: SharedText;
  picture?: SharedPicture | null;
  /** The query of the canonical address: "page=2". */
  query?: string;
  /** false keeps the page out of search results, though its links count. */
  index?: boolean;
}

// Search results show about 160 characters; one of them is for the ellipsis.
const maxDescriptionLength = 159;

/** Search results show about 65 characters of a title. */
export const maxTitleLength = 65;

/** Joins the first part and each further part that still fits into 65 characters, so that no word is cut. */
const browserTitle = ([first = '', ...parts]: readonly string[]): string =>
  parts.reduce((title, part) => {
    const longer = `${title} · ${part}`;
    return longer.length > maxTitleLength ? title : longer;
  }, first);

/** Returns the metadata of a page for search engines and social networks; every address in it is absolute. */
export function pageMetadata(page: PageSummary, snapshot: Pick<Snapshot, 'paths' | 'content'>): Metadata {
  const { route, locale, title, query, index = true } = page;
  const { name } = snapshot.content.site;
  const site = siteAddresses(snapshot);
  const description = cleanDescription(page.description, maxDescriptionLength);
  const canonical = absoluteAddress(route, locale, site, query);
  const shared = ({ title: words, description: text }: SharedText) => ({
    title: words,
    description: cleanDescription(text, maxDescriptionLength),
  });
  const openGraph = shared(page.openGraph ?? page);
  const images = page.picture ? [sharedImage(page.picture)] : [];
  return {
    metadataBase: new URL(env.siteUrl),
    title: browserTitle([...title.split(' · '), name]),
    description,
    alternates: { canonical, languages: alternates(route, site, query) },
    openGraph: {
      type: 'website',
      url: canonical,
      siteName: name,
      locale: openGraphLocale[locale],
      alternateLocale: site.locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
      ...openGraph,
      images,
    },
    twitter: { card: 'summary_large_image', ...shared(page.twitter ?? page.openGraph ?? page), images },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}

const sharedImage = (picture: SharedPicture) => ({
  url: env.siteUrl + sharedPicture(picture),
  width: 1200,
  height: 630,
  alt: picture.alt,
});

export interface ListIndexing {
  index: boolean;
  /** The query of the canonical address; empty for the first page. */
  query: string;
}

/**
 * Decides whether search engines should index a list, and under which address. Goal, city and type within a city are levels with their own
 * address, and each of their pages is canonical; filtered and sorted lists show the same homes again, so their level is canonical. A list
 * without homes (`shown` is 0) is not indexed.
 */
export function listIndexing(criteria: Criteria, shown: number): ListIndexing {
  const { page } = criteria;
  const level = isLanding({ ...criteria, page: 1 });
  return { index: level && shown > 0, query: level && page > 1 ? `page=${page}` : '' };
}
