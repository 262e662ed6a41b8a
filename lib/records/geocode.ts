import 'server-only';
import { z } from 'zod';
import { errorMessage } from '../base/error-message.ts';
import { distance, type Place } from '../catalogue/places/distance.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';

/** Short, since somebody waits for the answer in a form. */
const timeoutMs = 4000;
/** Bytes of an answer that are read. */
const maxAnswerBytes = 200_000;
/** The maximum distance from the centre of the town: a place farther away is another address with the same name. */
const maxDistanceKm = 12;

/** GeoJSON, as Photon answers, and Nominatim with `format=geojson`. */
const answerSchema = z.object({
  features: z.array(
    z.object({ geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }) }),
  ),
});

export interface StreetAddress {
  street: string;
  number?: string | undefined;
  town: Pick<City, 'zip' | 'name' | 'countryId' | 'latitude' | 'longitude'>;
}

/**
 * Returns the place of an address from the geocoding service of the agency (GEOCODER_URL), which gets only the address. Null without a
 * service, if it does not know the address or does not answer in time, and for a place outside the town.
 */
export async function geocode({ street, number, town }: StreetAddress, locale: Locale): Promise<Place | null> {
  if (!env.geocoderUrl) return null;
  const url = new URL(env.geocoderUrl);
  const line = [street, number].filter(Boolean).join(' ');
  const country = town.countryId === 50 ? 'Luxembourg' : 'Belgium';
  // A namesake has its municipality in brackets, which a service would look for.
  const name = town.name[locale].replace(/ \(.*\)$/, '');
  url.searchParams.set('q', `${line}, ${town.zip} ${name}, ${country}`);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': `Heem (${env.siteUrl})` },
      // An address of a home goes nowhere but to the service that was named.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { features } = answerSchema.parse(JSON.parse(await readText(response)));
    const places = features.map(({ geometry: { coordinates } }) => ({
      latitude: coordinates[1],
      longitude: coordinates[0],
    }));
    return places.find((place) => distance(place, town) <= maxDistanceKm) ?? null;
  } catch (error) {
    console.error(`The geocoding service gave no answer: ${errorMessage(error)}`);
    return null;
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error(`more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
