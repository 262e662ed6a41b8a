import { getLocale, getTranslations } from 'next-intl/server';
import type { Property } from '@/lib/catalogue/schema/property';
import type { AttributeRow } from '@/lib/catalogue/views/attributes';
import { area, length } from '@/lib/i18n/format';
import { AttributeList } from './attribute-list';
import styles from './plot-outline.module.css';
import propertyStyles from './property.module.css';

interface PlotOutlineProps {
  home: Property;
  /** Its attributes; the drawing has its area and width. */
  rows: AttributeRow[];
  /** m² and m */
  ground: number;
  width: number;
}

// Units of the drawing, which are px on a phone: the box for the plot, and the room around it for its measures and the street.
const [boxWidth, boxDepth] = [250, 230];
const [left, right, top, bottom] = [12, 96, 12, 84];

const drawn: ReadonlySet<string> = new Set(['ground', 'plotWidth']);

/** A plot as a rectangle along its street, to scale, beside its attributes; its depth is worked out of area and width. */
export async function PlotOutline({ home, rows, ground, width }: PlotOutlineProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const others = rows.filter(({ key }) => !drawn.has(key));
  const depth = ground / width;
  const scale = Math.min(boxWidth / width, boxDepth / depth);
  const [w, h] = [Math.round(width * scale), Math.round(depth * scale)];
  const texts = { width: length(width, locale), depth: length(Math.round(depth), locale), area: area(ground, locale) };
  const [fullWidth, street] = [left + boxWidth + right, top + h + 44];
  const x = left + (boxWidth - w) / 2;
  return (
    <section className={propertyStyles.propertySection} id="features">
      <h2>{t('plot')}</h2>
      <div className={styles.plotColumns}>
        <div>
          <svg
            className={styles.plot}
            viewBox={`0 0 ${fullWidth} ${top + h + bottom}`}
            role="img"
            aria-label={t('plotOutline', texts)}
          >
            <rect className={styles.street} x="0" y={street} width={fullWidth} height="36" />
            <rect className={styles.ground} x={x} y={top} width={w} height={h} />
            <path
              className={styles.measure}
              d={`M${x} ${top + h + 10}v8m0-4h${w}m0-4v8M${x + w + 8} ${top}h8m-4 0v${h}m-4 0h8`}
            />
            <g className={styles.label}>
              <text className={styles.area} x={x + w / 2} y={top + h / 2}>
                {texts.area}
              </text>
              <text x={x + w / 2} y={top + h + 32}>
                {texts.width}
              </text>
              <text className={styles.depth} x={x + w + 24} y={top + h / 2}>
                ± {texts.depth}
              </text>
              {home.address.publish && (
                <text x={fullWidth / 2} y={street + 18}>
                  {home.address.street}
                </text>
              )}
            </g>
          </svg>
          <p className={propertyStyles.propertyNote}>{t('plotNote')}</p>
        </div>
        {others.length > 0 && <AttributeList rows={others} />}
      </div>
    </section>
  );
}
