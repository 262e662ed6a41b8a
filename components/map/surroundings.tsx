import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import propertyStyles from '@/components/property/property.module.css';
import type { PageMapView } from '@/lib/map/page-map';
import { toSurroundings } from '@/lib/map/surroundings';
import { StaticHtml } from '@/lib/next/static-html';
import { Around, type AroundProps } from './around';
import { PageMap } from './page-map';
import styles from './surroundings.module.css';

interface SurroundingsProps {
  around: AroundProps;
  /** The address, or why there is none. */
  where: string;
  map: PageMapView;
  /** What else there is to say of the place. */
  children?: ReactNode;
}

/** Where a home or a project lies: a drawing in the page, and on a click the map itself. */
export async function Surroundings({ around, where, map, children }: SurroundingsProps) {
  const [t, locale] = await Promise.all([getTranslations('map'), getLocale()]);
  const { land, borders, names, radius } = toSurroundings(around.location, locale);
  const alternative = t('surroundingsOf', { place: around.town.name });
  return (
    <section
      id="location"
      className={`${propertyStyles.propertySection} ${styles.surroundings}`}
      aria-labelledby="location-title"
    >
      <h2 id="location-title">{t('surroundings')}</h2>
      <PageMap map={map} title={alternative} open={t('open')}>
        <StaticHtml name="surroundings">
          <svg viewBox="0 0 640 400" role="img" aria-label={alternative}>
            {land.map(
              (path, density) =>
                path && <path key={path} className={`${styles.land} ${styles[`land-${density}`]}`} d={path} />,
            )}
            {borders.map((path) => path && <path key={path} className={styles.landBorder} d={path} />)}
            {names.map(({ text, x, y, large, minor }) => (
              <text
                key={`${text} ${x}`}
                className={[large && styles.landTown, minor && styles.landMinor].filter(Boolean).join(' ') || undefined}
                x={x}
                y={y}
              >
                {text}
              </text>
            ))}
            <circle className={radius > 0 ? styles.landCircle : styles.landPin} cx="320" cy="200" r={radius || 9} />
          </svg>
        </StaticHtml>
      </PageMap>
      <p className={styles.surroundingsWhere}>{where}</p>
      <Around {...around} />
      {children}
    </section>
  );
}
