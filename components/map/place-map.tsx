import { getLocale, getTranslations } from 'next-intl/server';
import type { Location } from '@/lib/catalogue/location';
import type { PageMapView } from '@/lib/map/page-map';
import { toSurroundings } from '@/lib/map/surroundings';
import { StaticHtml } from '@/lib/next/static-html';
import { PageMap } from './page-map';
import styles from './place-map.module.css';

interface PlaceMapProps {
  location: Location;
  /** The description of the map for screen readers. */
  alternative: string;
  map: PageMapView;
}

/** The location of something: a drawing in the page, and the map itself after a click. */
export async function PlaceMap({ location, alternative, map }: PlaceMapProps) {
  const [t, locale] = await Promise.all([getTranslations('map'), getLocale()]);
  const { land, borders, names, radius } = toSurroundings(location, locale);
  return (
    <div className={styles.placeMap}>
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
    </div>
  );
}
