import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Location } from '@/lib/catalogue/places/location';
import { localizeCredit } from '@/lib/map/map-messages';
import type { PageMapView } from '@/lib/map/page-map';
import { type StillStreets, toStillStreets } from '@/lib/map/still-streets';
import { type SurroundingsView, toSurroundings } from '@/lib/map/surroundings';
import { StaticHtml } from '@/lib/next/static-html';
import { PageMap } from './page-map';
import styles from './place-map.module.css';

interface PlaceMapProps {
  location: Location;
  /** The description of the map for screen readers. */
  alternative: string;
  map: PageMapView;
  /** The street of a published address, which the drawing names at its pin. */
  street?: string;
  /** A text about the place, on the line of the button. */
  children?: ReactNode;
}

/** The location of something: a drawing in the page, and the map itself after a click. */
export async function PlaceMap({ location, alternative, map, street, children }: PlaceMapProps) {
  const [t, locale] = await Promise.all([getTranslations('map'), getLocale()]);
  const streets = await toStillStreets(location, street);
  const idPrefix = `${location.latitude},${location.longitude}`;
  return (
    <div className={styles.placeMap}>
      <PageMap map={map} title={alternative} open={t('open')}>
        <StaticHtml name="surroundings">
          <svg viewBox="0 0 640 400" role="img" aria-label={alternative}>
            {streets ? (
              <Streets streets={streets} idPrefix={idPrefix} />
            ) : (
              <Towns view={toSurroundings(location, locale)} />
            )}
          </svg>
        </StaticHtml>
        {streets && <small className={styles.credit}>{localizeCredit(streets.credit, t('contributors'))}</small>}
      </PageMap>
      {children}
    </div>
  );
}

const joinClasses = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

interface StreetsProps {
  streets: StillStreets;
  /** Distinguishes the lines of this map from those of another on the page. */
  idPrefix: string;
}

/** The streets around the pin of a published address, or around the circle of a hidden one. */
const Streets = ({ streets: { roads, names, radius }, idPrefix }: StreetsProps) => (
  <>
    <rect className={styles.ground} width="640" height="400" />
    <defs>
      {roads.map(({ id, path }) => (
        <path key={id} id={`${idPrefix},${id}`} d={path} />
      ))}
    </defs>
    {roads.map(({ id, width }) => (
      <use key={id} className={styles.edge} href={`#${idPrefix},${id}`} strokeWidth={width + 2} />
    ))}
    {roads.map(({ id, width }) => (
      <use key={id} className={styles.road} href={`#${idPrefix},${id}`} strokeWidth={width} />
    ))}
    {radius > 0 && <circle className={styles.landCircle} cx="320" cy="200" r={radius} />}
    {names.map(({ text, x, y, angle, isMinor, isPinStreet }) => (
      <text
        key={text}
        className={joinClasses(isPinStreet && styles.pinStreet, isMinor && styles.landMinor)}
        transform={`translate(${x} ${y}) rotate(${angle})`}
      >
        {text}
      </text>
    ))}
    {radius === 0 && <circle className={styles.landPin} cx="320" cy="200" r="9" />}
  </>
);

/** The towns around a circle in which a hidden address lies, or where no streets are known. */
const Towns = ({ view: { land, borders, names, radius } }: { view: SurroundingsView }) => (
  <>
    {land.map(
      (path, density) => path && <path key={path} className={`${styles.land} ${styles[`land-${density}`]}`} d={path} />,
    )}
    {borders.map((path) => path && <path key={path} className={styles.landBorder} d={path} />)}
    {names.map(({ text, x, y, isTown, isMinor }) => (
      <text
        key={`${text} ${x}`}
        className={joinClasses(isTown && styles.landTown, isMinor && styles.landMinor)}
        x={x}
        y={y}
      >
        {text}
      </text>
    ))}
    <circle className={radius > 0 ? styles.landCircle : styles.landPin} cx="320" cy="200" r={radius || 9} />
  </>
);
