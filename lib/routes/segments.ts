import type { Localized } from '../i18n/locales.ts';

/** The lists of homes. */
export const lists = ['sale', 'rent', 'commercial', 'references'] as const;
export type ListName = (typeof lists)[number];

/** First segment of the lists, and the one segment of each page that there is once (product.md, "Languages, addresses, redirects"). */
export const segments = {
  sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  commercial: { nl: 'bedrijfsvastgoed', fr: 'immobilier-commercial', en: 'commercial', de: 'gewerbe' },
  references: { nl: 'referenties', fr: 'references', en: 'references', de: 'referenzen' },
  projects: { nl: 'projecten', fr: 'nouvelle-construction', en: 'new-build', de: 'neubau' },
  favourites: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' },
  compare: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
  visit: { nl: 'afspraak', fr: 'rendez-vous', en: 'appointment', de: 'termin' },
  subscription: { nl: 'mijn-mails', fr: 'mes-e-mails', en: 'my-e-mails', de: 'meine-e-mails' },
  login: { nl: 'login', fr: 'login', en: 'login', de: 'login' },
  password: { nl: 'wachtwoord', fr: 'mot-de-passe', en: 'password', de: 'passwort' },
  portal: { nl: 'klantenzone', fr: 'espace-client', en: 'client-area', de: 'kundenbereich' },
} satisfies Record<string, Localized>;

/** The original paths of the specification, section 2, which every language also answers with a redirect. */
export const originals = {
  sale: 'for-sale',
  rent: 'for-rent',
  commercial: 'bedrijfsvastgoed',
  references: 'referenties',
  projects: 'projects',
  favourites: 'favourites',
  compare: 'compare',
  visit: 'appointment',
  subscription: 'subscription',
  login: 'login',
  password: 'password',
  portal: 'portal',
  property: 'property',
  project: 'project',
} as const;

/** What these pages are called in breadcrumbs. */
export const pageNames = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  commercial: {
    nl: 'Bedrijfsvastgoed',
    fr: 'Immobilier commercial',
    en: 'Commercial property',
    de: 'Gewerbeimmobilien',
  },
  references: { nl: 'Referenties', fr: 'Références', en: 'References', de: 'Referenzen' },
  projects: { nl: 'Projecten', fr: 'Projets neufs', en: 'New-build projects', de: 'Neubauprojekte' },
  favourites: { nl: 'Favorieten', fr: 'Favoris', en: 'Favourites', de: 'Favoriten' },
  compare: { nl: 'Vergelijken', fr: 'Comparer', en: 'Compare', de: 'Vergleichen' },
  visit: { nl: 'Uw afspraak', fr: 'Votre rendez-vous', en: 'Your appointment', de: 'Ihr Termin' },
  subscription: { nl: 'Uw mails', fr: 'Vos e-mails', en: 'Your e-mails', de: 'Ihre E-Mails' },
  login: { nl: 'Eigenaarslogin', fr: 'Connexion du propriétaire', en: 'Owner login', de: 'Eigentümer-Login' },
  password: { nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
  portal: { nl: 'Klantenzone', fr: 'Espace client', en: 'Client area', de: 'Kundenbereich' },
} satisfies Record<string, Localized>;

/** A page that there is once, such as the list of projects: docs/add-a-page.md. */
export type SinglePage = Exclude<keyof typeof segments, ListName | 'portal'>;

const isSinglePage = (name: keyof typeof segments): name is SinglePage =>
  name !== 'portal' && !(lists as readonly string[]).includes(name);

export const singlePages = (Object.keys(segments) as (keyof typeof segments)[]).filter(isSinglePage);
