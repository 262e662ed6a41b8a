import { getTranslations } from 'next-intl/server';
import { Surroundings } from '@/components/map/surroundings';
import { addressLines } from '@/lib/catalogue/address';
import { cityOf } from '@/lib/catalogue/card-view';
import { publicLocation } from '@/lib/catalogue/location';
import type { Property } from '@/lib/catalogue/schema/property';
import { pageData } from '@/lib/data/store';
import { surroundingsMapView } from '@/lib/map/map-view';
import { toSurroundings } from '@/lib/map/surroundings';
import { surroundingsWords } from '@/lib/map/surroundings-words';
import { pageLocale } from './frame';
import { mapTexts } from './map-texts';

/** A home or a project: what tells where it lies. */
type Place = Pick<Property, 'id' | 'city' | 'address'>;

/** The map of the neighbourhood, in the page's language. */
export async function PlaceSurroundings({ place }: { place: Place }) {
  const [data, locale, t, texts] = [
    await pageData(),
    await pageLocale(),
    await getTranslations('map'),
    await mapTexts(),
  ];
  const location = publicLocation(place);
  const lines = addressLines(place, cityOf(place, data.catalogue), locale);
  const words = surroundingsWords(location, lines, locale, t);
  const { longitude, latitude, radius } = location;
  const pin = [place.id, longitude, latitude, radius, '', words.where, null] as const;
  return (
    <Surroundings
      surroundings={{ ...toSurroundings(location, locale), words }}
      map={surroundingsMapView(pin, locale, { ...texts, title: words.alternative }, data)}
    />
  );
}
