import type { Localized } from '../i18n/locales.ts';

/**
 * A page of the site, without its language. `city` is an id of data/cities.json, `type` a `webId`, a page's `id` one of data/menu.json; the
 * portal without a section is that of the statistics.
 */
export type Route =
  | { name: 'home' }
  | { name: 'listings'; list: ListName; city?: string; type?: number }
  | { name: 'property'; id: number }
  | { name: SinglePage }
  | { name: 'project'; id: number }
  | { name: 'page'; id: string }
  | { name: 'portal'; section?: PortalSection };

export interface Crumb {
  name: string;
  path: string;
}

/** One row of the path table (specification, section 3). */
export interface PathEntry {
  original: string;
  path: Localized;
  /** From the home page's child down to the page itself. */
  breadcrumb: Localized<Crumb[]>;
  /** The page is on another site: links and addresses lead there. */
  external?: string;
  type?: PageType;
}

/** `feedback` is the thank-you page of a form, `article` a text, `login` the login page of owners. */
export type PageType = 'page' | 'feedback' | 'article' | 'login';

/** The data of a home that its address needs. */
export interface PropertyAddress {
  id: number;
  /** The list that its address begins with. */
  list: ListName;
  city: string;
  type: number;
  title: Localized;
  projectId?: number;
}

export interface ProjectAddress {
  id: number;
  city: string;
  name: string;
  external?: string;
}

/** The data of a page that its address needs. */
export interface PageAddress {
  id: string;
  /** Its segment of the original path, if that is not its id. */
  original?: string;
  /** Further paths that redirect to it, without language. */
  otherPaths?: readonly string[];
  /** The parent page, which has no parent itself. */
  parentId?: string;
  name: Localized;
  /** Its own segment of the address. */
  path: Localized;
  type: PageType;
}

/** The source of names and slugs: the catalogue, or a few rows in a test. */
export interface AddressSource {
  cities: readonly { id: string; zip: string; name: Localized }[];
  types: readonly { webId: number; name: Localized; plural?: Localized }[];
  projects: readonly ProjectAddress[];
  pages: readonly PageAddress[];
  getProperty(id: number): PropertyAddress | null;
  getProject(id: number): ProjectAddress | null;
  /** Whether a home, a project or a page is withdrawn: its addresses are still recognized, and answered with 410. */
  isGone?(route: Route): boolean;
}

/** The lists of homes. */
export const lists = ['sale', 'rent', 'commercial', 'references'] as const;
export type ListName = (typeof lists)[number];

/** First segment of the lists, and the segment of each single page (product.md, "Languages, addresses, redirects"). */
export const segments = {
  sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  commercial: { nl: 'bedrijfsvastgoed', fr: 'immobilier-commercial', en: 'commercial', de: 'gewerbe' },
  references: { nl: 'referenties', fr: 'references', en: 'references', de: 'referenzen' },
  projects: { nl: 'projecten', fr: 'nouvelle-construction', en: 'new-build', de: 'neubau' },
  favourites: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' },
  compare: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
  shortlist: { nl: 'samen-kiezen', fr: 'choisir-ensemble', en: 'choose-together', de: 'gemeinsam-auswaehlen' },
  visit: { nl: 'afspraak', fr: 'rendez-vous', en: 'appointment', de: 'termin' },
  'my-data': { nl: 'mijn-gegevens', fr: 'mes-donnees', en: 'my-data', de: 'meine-daten' },
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
  shortlist: 'shortlist',
  visit: 'appointment',
  'my-data': 'my-data',
  subscription: 'subscription',
  login: 'login',
  password: 'password',
  portal: 'portal',
  property: 'property',
  project: 'project',
} as const;

/** A second original path of the list of projects. */
export const projectDetail = 'nieuwbouw-detail';

/** The names of these pages in breadcrumbs. */
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
  shortlist: { nl: 'Samen kiezen', fr: 'Choisir ensemble', en: 'Choose together', de: 'Gemeinsam auswählen' },
  visit: { nl: 'Uw afspraak', fr: 'Votre rendez-vous', en: 'Your appointment', de: 'Ihr Termin' },
  'my-data': { nl: 'Uw gegevens', fr: 'Vos données', en: 'Your data', de: 'Ihre Daten' },
  subscription: { nl: 'Uw mails', fr: 'Vos e-mails', en: 'Your emails', de: 'Ihre E-Mails' },
  // The specification's own words, which it has for three languages; the portal behind it is called the client area.
  login: { nl: 'Eigenaarslogin', fr: 'Connexion du propriétaire', en: 'Owner login', de: 'Kundenbereich' },
  password: { nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
  portal: { nl: 'Klantenzone', fr: 'Espace client', en: 'Client area', de: 'Kundenbereich' },
} satisfies Record<string, Localized>;

/** A page that exists once, such as the list of projects: docs/add-a-page.md. */
export type SinglePage = Exclude<keyof typeof segments, ListName | 'portal'>;

const isSinglePage = (name: keyof typeof segments): name is SinglePage =>
  name !== 'portal' && !(lists as readonly string[]).includes(name);

export const singlePages = (Object.keys(segments) as (keyof typeof segments)[]).filter(isSinglePage);

/** The segments of the portal's sections; the statistics are the start page of the portal and have none. */
export const sectionSegments = {
  history: { nl: 'historiek', fr: 'historique', en: 'history', de: 'verlauf' },
  communications: { nl: 'communicatie', fr: 'communications', en: 'communications', de: 'kommunikation' },
  media: { nl: 'media-online', fr: 'medias-en-ligne', en: 'media-online', de: 'medien-online' },
  visits: { nl: 'bezoeken', fr: 'visites', en: 'visits', de: 'besichtigungen' },
  documents: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'dokumente' },
  searches: { nl: 'zoekopdrachten', fr: 'recherches', en: 'searches', de: 'suchauftraege' },
  account: { nl: 'account', fr: 'compte', en: 'account', de: 'konto' },
} satisfies Record<string, Localized>;

export type PortalSection = keyof typeof sectionSegments;

export const portalSections = Object.keys(sectionSegments) as PortalSection[];

/** The names of the sections in the portal's menu and in breadcrumbs. */
export const sectionNames: Record<PortalSection | 'statistics', Localized> = {
  statistics: { nl: 'Statistieken', fr: 'Statistiques', en: 'Statistics', de: 'Statistiken' },
  history: { nl: 'Historiek', fr: 'Historique', en: 'History', de: 'Verlauf' },
  communications: { nl: 'Communicatie', fr: 'Communications', en: 'Communications', de: 'Mitteilungen' },
  media: { nl: 'Online media', fr: 'Médias en ligne', en: 'Online media', de: 'Online-Medien' },
  visits: { nl: 'Bezoeken', fr: 'Visites', en: 'Viewings', de: 'Besichtigungen' },
  documents: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
  searches: { nl: 'Zoekopdrachten', fr: 'Recherches', en: 'Searches', de: 'Suchaufträge' },
  account: { nl: 'Mijn account', fr: 'Mon compte', en: 'My account', de: 'Mein Konto' },
};
