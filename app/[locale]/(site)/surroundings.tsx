import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Surroundings } from '@/components/map/surroundings';
import { cityOf } from '@/lib/catalogue/lookup';
import { addressLines, capitalise } from '@/lib/catalogue/places/address';
import { publicLocation } from '@/lib/catalogue/places/location';
import { regionByZip } from '@/lib/catalogue/places/region';
import type { Direction } from '@/lib/catalogue/places/sun';
import type { Property } from '@/lib/catalogue/schema/property';
import { pageData } from '@/lib/data/store';
import { surroundingsMapView } from '@/lib/map/page-map';
import { pageLocale } from './frame';

/** A home or a project, by what locates it. */
type Place = Pick<Property, 'id' | 'city' | 'address'>;

interface PlaceSurroundingsProps {
  place: Place;
  /** The direction of its terrace or garden. */
  facing?: Direction | null;
  /** Further content about the place. */
  children?: ReactNode;
}

/** The map of the neighbourhood, in the page's language. */
export async function PlaceSurroundings({ place, facing = null, children }: PlaceSurroundingsProps) {
  const [data, locale, t] = await Promise.all([pageData(), pageLocale(), getTranslations('map')]);
  const location = publicLocation(place);
  const city = cityOf(place, data.catalogue);
  const { street, town } = addressLines(place, city, locale);
  const { longitude, latitude, radius } = location;
  const where = radius > 0 ? `${town}. ${t('circle')}` : [street, town].filter(Boolean).join(', ');
  const map = surroundingsMapView(
    { id: place.id, longitude, latitude, radius, price: '', place: where, marquee: null },
    locale,
    data,
  );
  const around = {
    location,
    town: { name: capitalise(city.name[locale]), centre: city },
    region: regionByZip(city.countryId, city.zip),
    facing,
  };
  return (
    <Surroundings around={around} where={where} map={map} street={radius > 0 ? undefined : place.address.street}>
      {children}
    </Surroundings>
  );
}
