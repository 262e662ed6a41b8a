import { timeOf } from '../base/day.ts';
import { formatPhone } from '../base/phone.ts';
import { getHome } from '../catalogue/known-homes.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { addressLines } from '../catalogue/places/address.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { TeamMember } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { dayText } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Visit } from './store.ts';

/** The home or topic of an appointment, its place and its person. */
export interface VisitSubject {
  /** null at the office, and for a home that is no longer on the site. */
  home: Property | null;
  title: string;
  /** null where the site does not show the address: the broker gives it. */
  place: string | null;
  /** The way there, on OpenStreetMap; null without an address. */
  routeHref: string | null;
  /** The person who receives the visitor. */
  host: Pick<TeamMember, 'name' | 'email' | 'phone' | 'image'>;
}

export function visitSubject(
  { agenda, property }: Pick<Visit, 'agenda' | 'property'>,
  locale: Locale,
  t: Translator<'visits'>,
  data: Snapshot,
): VisitSubject {
  const { catalogue, content } = data;
  const { site, team } = content;
  const broker = team.get(agenda.replace(/^broker:/, ''));
  const host = broker ?? { name: site.legalName, email: site.email, phone: site.phone };
  if (property === null) {
    const place = agencyAddress(site, locale);
    return { home: null, title: t('atOffice'), place, routeHref: routeTo(site.address), host };
  }
  const title = titleOfVisited(property, locale, t, data);
  const home = catalogue.properties.get(property) ?? null;
  if (!home) return { home, title, place: null, routeHref: null, host };
  const { street, town } = addressLines(home, cityOf(home, catalogue), locale);
  return { home, title, place: street && `${street}, ${town}`, routeHref: street && routeTo(home.address), host };
}

/** The name of the home of an appointment, also if it is withdrawn or deleted. */
export const titleOfVisited = (
  id: number,
  locale: Locale,
  t: Translator<'visits'>,
  data: Pick<Snapshot, 'catalogue'>,
): string => getHome(id, data)?.title[locale] ?? t('homeNumber', { id: String(id) });

/** From where the visitor is to a place: OpenStreetMap asks for the beginning. */
const routeTo = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`;

/** Returns the address at which the agency receives visitors. */
export const agencyAddress = ({ address, legalName }: Snapshot['content']['site'], locale: Locale): string =>
  `${legalName}, ${address.street} ${address.houseNumber}, ${address.zip} ${address.city[locale]}`;

/** Whether the appointment has begun, after which it cannot be changed. */
export const isOver = ({ startsAt }: Pick<Visit, 'startsAt'>, now = Date.now()): boolean => startsAt <= now;

const dayAndTime = (startsAt: number, locale: Locale) => ({ day: dayText(startsAt, locale), time: timeOf(startsAt) });

/** "dinsdag 24 november om 10:00" */
export const formatMoment = (startsAt: number, locale: Locale, t: Translator<'visits'>): string =>
  t('moment', dayAndTime(startsAt, locale));

/** When, where and with whom, for the page of an appointment and its mails. */
export const visitFacts = (
  { startsAt, endsAt, state }: Pick<Visit, 'startsAt' | 'endsAt' | 'state'>,
  { place, routeHref, host }: VisitSubject,
  locale: Locale,
  t: Translator<'visits'>,
): { label: string; value: string; href?: string }[] => [
  { label: t('labels.when'), value: t('when', { ...dayAndTime(startsAt, locale), end: timeOf(endsAt) }) },
  { label: t('labels.where'), value: place ?? t('addressLater') },
  ...(routeHref && state !== 'cancelled' ? [{ label: t('labels.route'), value: t('route'), href: routeHref }] : []),
  { label: t('labels.who'), value: `${host.name}, ${formatPhone(host.phone)}` },
];
