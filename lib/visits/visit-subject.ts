import { addressLines } from '../catalogue/address.ts';
import { cityOf } from '../catalogue/card-view.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Visit } from '../db/visits.ts';
import type { Locale } from '../i18n/locales.ts';
import type { VisitWords } from '../i18n/visit-words.ts';

/** What an appointment is about, where it is and with whom. */
export interface VisitSubject {
  /** null at the office, and for a home that is gone. */
  home: Property | null;
  title: string;
  /** null where the owner does not publish the address: the broker tells it. */
  place: string | null;
  /** Who receives the visitor. */
  host: { name: string; email: string; phone: string };
}

export function visitSubject(
  { agenda, property }: Pick<Visit, 'agenda' | 'property'>,
  locale: Locale,
  words: VisitWords,
  { catalogue, content }: Snapshot,
): VisitSubject {
  const { site, team } = content;
  const broker = team.get(agenda.replace(/^broker:/, ''));
  const host = broker ?? { name: site.legalName, email: site.email, phone: site.phone };
  const home = property === null ? null : (catalogue.properties.get(property) ?? null);
  if (!home) return { home, title: words.atOffice, place: officeOf(site, locale), host };
  const { street, town } = addressLines(home, cityOf(home, catalogue), locale);
  return { home, title: home.title[locale], place: street && `${street}, ${town}`, host };
}

const officeOf = ({ address, legalName }: Snapshot['content']['site'], locale: Locale): string =>
  `${legalName}, ${address.street} ${address.houseNumber}, ${address.zip} ${address.city[locale]}`;
/** What became of what somebody did on an appointment's page. */
export const visitAnswers = ['moved', 'accepted', 'cancelled', 'full', 'choose', 'over'] as const;
export type VisitAnswer = (typeof visitAnswers)[number];
