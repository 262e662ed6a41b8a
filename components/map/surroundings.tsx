import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import propertyStyles from '@/components/property/property.module.css';
import type { PageMapView } from '@/lib/map/page-map';
import { Around, type AroundProps } from './around';
import { PlaceMap } from './place-map';

interface SurroundingsProps {
  around: AroundProps;
  /** The address, or why there is none. */
  where: string;
  map: PageMapView;
  /** The street of a published address. */
  street?: string;
  /** Further content about the place. */
  children?: ReactNode;
}

/** The location of a home or a project, and its surroundings. */
export async function Surroundings({ around, where, map, street, children }: SurroundingsProps) {
  const t = await getTranslations('map');
  return (
    <section id="location" className={propertyStyles.propertySection} aria-labelledby="location-title">
      <h2 id="location-title">{t('surroundings')}</h2>
      <PlaceMap
        location={around.location}
        alternative={t('surroundingsOf', { place: around.town.name })}
        map={map}
        street={street}
      >
        <p>{where}</p>
      </PlaceMap>
      <Around {...around} />
      {children}
    </section>
  );
}
