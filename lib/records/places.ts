import 'server-only';
import { minuteMs } from '../base/day.ts';
import type { Place } from '../catalogue/places/distance.ts';
import { findTowns } from '../catalogue/places/find-towns.ts';
import { provinces } from '../catalogue/places/provinces.ts';
import { getTown } from '../catalogue/places/towns.ts';
import { cityOfTown } from '../catalogue/places/towns-to-add.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { env } from '../env.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { personalHeaders, privateJson, retryLater } from '../http/responses.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { preferredLanguage, withUnavailableResponse } from '../requests/form-route.ts';
import { may } from '../staff/rights.ts';
import { officeSession } from '../staff/session.ts';
import { geocode } from './geocode.ts';

/** A town as a form of the office lists it. */
export interface TownChoice {
  /** The `city` of a home: of data/cities.json, or the one that it gets there. */
  id: string;
  name: string;
  zip: string;
  province: string;
  /** The name of its municipality, for a part of one. */
  municipality: string | null;
  /** Whether data/cities.json has it. */
  isInUse: boolean;
}

/** The towns that somebody who is typing means, at most ten; none whose name the site has for a place elsewhere. */
export const listTownChoices = (query: string, locale: Locale, cities: ReadonlyMap<string, City>): TownChoice[] =>
  findTowns(query, locale).flatMap(({ id, name, zips, province, municipality }) => {
    const city = cityOfTown(id, cities);
    if (!city) return [];
    const place = {
      name: name[locale],
      zip: zips[0] ?? '',
      province: provinces[province][locale],
      municipality: (municipality && getTown(municipality)?.name[locale]) || null,
    };
    return [{ id: city.id, ...place, isInUse: cities.has(city.id) }];
  });

/** The place of the pin of an address before somebody moves it. */
export interface AddressPlace extends Place {
  /** The centre of the town where no service was asked, or where it does not know the address. */
  of: 'address' | 'unknown' | 'town';
}

/** The place of an address; null for an unknown town. */
export async function placeOfAddress(
  query: URLSearchParams,
  locale: Locale,
  cities: ReadonlyMap<string, City>,
): Promise<AddressPlace | null> {
  const [id, street, number] = ['town', 'street', 'number'].map((name) => (query.get(name) ?? '').trim().slice(0, 100));
  const town = cityOfTown(id ?? '', cities);
  if (!town) return null;
  const place = street ? await geocode({ street, number, town }, locale) : null;
  const { latitude, longitude } = place ?? town;
  return { latitude, longitude, of: place ? 'address' : street && env.geocoderUrl ? 'unknown' : 'town' };
}

/** Look-ups that a person may make in a minute: one for each letter that somebody types, and more. */
const maxLookups = 240;

/** JSON for staff with the right to look up places; 404 for others, and for null. `locale` of the query is the language of the office. */
export async function lookUp(
  { headers, url }: Request,
  find: (query: URLSearchParams, locale: Locale) => unknown,
): Promise<Response> {
  const query = new URL(url).searchParams;
  const asked = query.get('locale');
  const locale = isLocale(asked) ? asked : preferredLanguage(headers);
  return withUnavailableResponse(locale, async () => {
    const session = await officeSession(headers);
    if (!session?.staff.secured || !may(session.staff.role, 'places.find'))
      return new Response(null, { status: 404, headers: personalHeaders });
    if (!(await isWithinLimitOf('office-places', session.staff.id, maxLookups, minuteMs))) return retryLater(429, 60);
    const found = await find(query, locale);
    return found === null
      ? new Response(null, { status: 404, headers: personalHeaders })
      : privateJson(found, { headers: personalHeaders });
  });
}
