import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import propertyStyles from '@/components/property/property.module.css';
import type { PageMapView } from '@/lib/map/page-map';
import { Around, type AroundProps } from './around';
import styles from './around.module.css';
import { PlaceMap } from './place-map';

interface SurroundingsProps {
  around: AroundProps;
  /** The address, or why there is none. */
  where: string;
  map: PageMapView;
  /** What else there is to say of the place. */
  children?: ReactNode;
}

/** Where a home or a project lies, and what lies around it. */
export async function Surroundings({ around, where, map, children }: SurroundingsProps) {
  const t = await getTranslations('map');
  return (
    <section id="location" className={propertyStyles.propertySection} aria-labelledby="location-title">
      <h2 id="location-title">{t('surroundings')}</h2>
      <PlaceMap location={around.location} alternative={t('surroundingsOf', { place: around.town.name })} map={map} />
      <p className={styles.surroundingsWhere}>{where}</p>
      <Around {...around} />
      {children}
    </section>
  );
}
