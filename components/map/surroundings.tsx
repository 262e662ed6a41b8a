import propertyStyles from '@/components/property/property.module.css';
import { StaticHtml } from '@/lib/next/static-html';
import { MapHost, type MapHostView } from './map-host';
import styles from './surroundings.module.css';

export interface NameView {
  text: string;
  x: number;
  y: number;
  /** A town. */
  large: boolean;
  /** Shown on wide screens only. */
  minor: boolean;
}

export interface SurroundingsView {
  /** SVG paths of the cells, from towns to open land. */
  land: string[];
  /** SVG paths of the borders of provinces and of countries. */
  borders: string[];
  names: NameView[];
  /** px around the middle within which the place lies; 0 for a point. */
  radius: number;
  words: {
    title: string;
    /** What the drawing shows. */
    alternative: string;
    /** The address, or why there is none. */
    where: string;
    /** "As the crow flies: Genk 6 km." */
    distances: string;
    open: string;
  };
}

/** Where a home or a project lies: a drawing in the page, and on a click the map itself. */
export const Surroundings = ({ surroundings, map }: { surroundings: SurroundingsView; map: MapHostView }) => {
  const { words, land, borders, names, radius } = surroundings;
  return (
    <section
      id="location"
      className={`${propertyStyles.propertySection} ${styles.surroundings}`}
      aria-labelledby="location-title"
    >
      <h2 id="location-title">{words.title}</h2>
      <MapHost map={map} open={words.open}>
        <StaticHtml name="surroundings">
          <svg viewBox="0 0 640 400" role="img" aria-label={words.alternative}>
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
      </MapHost>
      <p className={styles.surroundingsWhere}>{words.where}</p>
      <p className={styles.surroundingsWhere}>{words.distances}</p>
    </section>
  );
};
