import type { Localized } from '../i18n/locales.ts';

export type ListingGoal = 'sale' | 'rent';

/** First segment of the lists, and the one segment of each page that there is once (product.md, "Languages, addresses, redirects"). */
export const segments = {
  sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  projects: { nl: 'projecten', fr: 'nouvelle-construction', en: 'new-build', de: 'neubau' },
} satisfies Record<string, Localized>;

/** The original paths of the specification, section 2, which every language also answers with a redirect. */
export const originals = {
  sale: 'for-sale',
  rent: 'for-rent',
  projects: 'projects',
  property: 'property',
  project: 'project',
} as const;

/** What these pages are called in breadcrumbs. */
export const pageNames = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  projects: { nl: 'Projecten', fr: 'Projets neufs', en: 'New-build projects', de: 'Neubauprojekte' },
} satisfies Record<string, Localized>;

/** A page that there is once, such as the list of projects: docs/add-a-page.md. */
export type SinglePage = Exclude<keyof typeof segments, ListingGoal>;

const isSinglePage = (name: keyof typeof segments): name is SinglePage => name !== 'sale' && name !== 'rent';

export const singlePages = (Object.keys(segments) as (keyof typeof segments)[]).filter(isSinglePage);
