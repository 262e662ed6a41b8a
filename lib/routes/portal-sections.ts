import type { Localized } from '../i18n/locales.ts';

/** The segments of the portal's sections below its own; the statistics have none, since they come first. */
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

/** What the sections are called in the portal's menu and in breadcrumbs. */
export const sectionNames: Record<PortalSection | 'statistics', Localized> = {
  statistics: { nl: 'Statistieken', fr: 'Statistiques', en: 'Statistics', de: 'Statistik' },
  history: { nl: 'Historiek', fr: 'Historique', en: 'History', de: 'Verlauf' },
  communications: { nl: 'Communicatie', fr: 'Communications', en: 'Communications', de: 'Kommunikation' },
  media: { nl: 'Media online', fr: 'Médias en ligne', en: 'Media online', de: 'Medien online' },
  visits: { nl: 'Bezoeken', fr: 'Visites', en: 'Visits', de: 'Besichtigungen' },
  documents: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
  searches: { nl: 'Zoekopdrachten', fr: 'Recherches', en: 'Searches', de: 'Suchaufträge' },
  account: { nl: 'Mijn account', fr: 'Mon compte', en: 'My account', de: 'Mein Konto' },
};
