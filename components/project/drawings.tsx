import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import propertyStyles from '@/components/property/property.module.css';
import { roundTo } from '@/lib/base/round';
import { availabilities } from '@/lib/catalogue/availability';
import {
  type Box,
  type DrawingView,
  type DrawnUnit,
  type FacadeView,
  type SitePlanView,
  toDrawings,
} from '@/lib/catalogue/projects/project-drawings';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './drawings.module.css';
import { Render } from './render';
import stripStyles from './strip.module.css';
import { unitText } from './unit-text';

/** The buildings and parcels of a project, in which a unit is picked; the table of units says the same. Pictures lie in a strip to swipe. */
export async function Drawings({ project, data }: { project: Project; data: Snapshot }) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const drawings = toDrawings(project, locale, data);
  if (drawings.length === 0) return null;
  const hasPictures = drawings.some(({ kind }) => kind === 'render');
  const hasTabs = hasPictures && drawings.length > 1;
  return (
    <StaticHtml>
      <section
        className={propertyStyles.propertySection}
        id="drawings"
        data-part="drawings"
        aria-labelledby="drawings-title"
      >
        <h2 id="drawings-title">{t('pick')}</h2>
        <p className={`lead ${stripStyles.touchHint}`}>{t(hasPictures ? 'swipeHint' : 'tapHint')}</p>
        <p className={`lead ${stripStyles.keysHint}`}>{t('pickHint')}</p>
        <div className={stripStyles.drawingsHead}>
          {hasTabs && <DrawingTabs drawings={drawings} />}
          <ul className={styles.drawingLegend} data-drawn={hasPictures ? undefined : drawings[0]?.kind}>
            {availabilities.map((state) => (
              <li key={state}>
                <span className={`${styles.unitMark} ${styles[`unit-mark-${state}`]}`} aria-hidden="true">
                  {state !== 'free' && t(`marks.${state}`)}
                </span>
                {t(`states.${state}`)}
              </li>
            ))}
          </ul>
        </div>
        <Hatching />
        <div
          className={
            hasPictures ? stripStyles.strip : [styles.drawings, styles[`drawings-${drawings[0]?.kind}`]].join(' ')
          }
          data-part={hasTabs ? 'drawings-strip' : undefined}
        >
          {drawings.map((drawing) => (
            <figure key={drawing.id} id={`building-${drawing.id}`} data-block={drawing.id}>
              <figcaption className={hasTabs ? 'sr-only' : undefined}>
                <h3>{drawing.title}</h3>
              </figcaption>
              <Drawing drawing={drawing} />
            </figure>
          ))}
        </div>
      </section>
    </StaticHtml>
  );
}

/** Links to the drawings, which scroll their strip; each says how many units are free. */
async function DrawingTabs({ drawings }: { drawings: readonly DrawingView[] }) {
  const t = await getTranslations('project');
  return (
    <ul className={stripStyles.tabs} data-part="drawings-tabs">
      {drawings.map(({ id, title, units }, i) => (
        <li key={id}>
          <a href={`#building-${id}`} aria-current={i === 0 ? 'true' : undefined}>
            {title}{' '}
            <small className="figures">
              {t('freeCount', { count: units.filter(({ unit }) => unit.state === 'free').length })}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Drawing({ drawing }: { drawing: DrawingView }) {
  if (drawing.kind === 'render') return <Render drawing={drawing} />;
  return drawing.kind === 'facade' ? <Facade drawing={drawing} /> : <SitePlan drawing={drawing} />;
}

/** The hatching of units under option, which the drawings of a page share. */
const Hatching = () => (
  <svg className={styles.drawingDefs} width="0" height="0" aria-hidden="true">
    <pattern id="under-option" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={styles.drawnHatch} x1="0" y1="0" x2="0" y2="8" />
    </pattern>
  </svg>
);

const roof = 10;
const ground = 8;

/** The front of a building, each unit a link. */
const Facade = ({ drawing: { title, width, height, units, walls } }: { drawing: FacadeView }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg
    className={styles.drawing}
    width={width * 1.2}
    viewBox={`0 0 ${width} ${height + roof + ground}`}
    role="group"
    aria-label={title}
  >
    <g transform={`translate(0 ${roof})`}>
      {walls.map((wall) => (
        <Fragment key={`${wall.x} ${wall.y}`}>
          <Rect box={wall} className={styles.drawnBlank} />
          {wall.y + wall.height === height && <Rect box={doorIn(wall)} className={styles.drawnDoor} />}
        </Fragment>
      ))}
      {units.map((drawn) => (
        <Fragment key={drawn.unit.id}>
          {!isCovered(drawn, units) && (
            <Rect box={{ ...drawn, y: drawn.y - 5, height: 5 }} className={styles.drawnRoof} />
          )}
          <UnitLink drawn={drawn} markAt={{ x: drawn.x + drawn.width / 2, y: drawn.y + 46 }}>
            {drawn.unit.state === 'free' && <LitWindows box={drawn} />}
            <Label x={drawn.x + drawn.width / 2} y={drawn.y + 18} className={styles.drawnLabel}>
              {drawn.unit.name}
            </Label>
          </UnitLink>
        </Fragment>
      ))}
      <line className={styles.drawnGround} x1="0" x2={width} y1={height + ground / 2} y2={height + ground / 2} />
    </g>
  </svg>
);

/** Whether another unit is above this one. */
const isCovered = ({ x, y, width }: Box, units: Box[]): boolean =>
  units.some((other) => other.y < y && other.x < x + width && other.x + other.width > x);

const doorIn = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 2 - 10,
  y: y + height - 36,
  width: 20,
  height: 36,
});

/** The lit windows of a free unit; another unit shows its mark there. */
function LitWindows({ box: { x, y, width } }: { box: Box }) {
  const pane = { y: y + 27, width: 14, height: 22 };
  const middle = x + width / 2;
  return (
    <>
      <Rect box={{ ...pane, x: middle - 19 }} className={styles.drawnWindow} />
      <Rect box={{ ...pane, x: middle + 5 }} className={styles.drawnWindow} />
    </>
  );
}

const margin = 4;
const lineHeight = 17;

/** The parcels along a street, seen from above, each a link. */
const SitePlan = ({ drawing: { title, width, height, street, streetName, units } }: { drawing: SitePlanView }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg
    className={`${styles.drawing} ${styles.sitePlan}`}
    width={Math.round(width * 1.25)}
    viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    role="group"
    aria-label={title}
  >
    <Rect box={street} className={styles.drawnStreet} />
    {streetName && (
      <Label x={width / 2} y={street.y + street.height / 2 + 5} className={styles.drawnStreetName}>
        {streetName}
      </Label>
    )}
    {units.map((parcel) => (
      <Parcel key={parcel.unit.id} parcel={parcel} />
    ))}
  </svg>
);

/** The published facts of a lot in its middle: its name and mark, its surface, its price. */
async function Parcel({ parcel }: { parcel: SitePlanView['units'][number] }) {
  const { x, y, width, height, house, unit } = parcel;
  const { cells, mark } = await unitText(unit);
  const { ground, living } = cells;
  // A lot is narrow: "from" has a line of its own.
  const price = unit.price && unit.state !== 'sold' ? (cells.price ?? '').split(' ') : [];
  const lines = [[unit.name, mark].filter(Boolean).join(' · '), ground ?? living, ...price].filter((line) => line);
  const [first, middle] = [y + height / 2 - ((lines.length - 1) * lineHeight) / 2, x + width / 2];
  const label = lines.map((line, i) => (
    <Label
      key={line}
      x={middle}
      y={first + i * lineHeight}
      className={`${styles.drawnLabel} ${i === 0 ? styles.lotName : styles.lotText}`}
    >
      {line}
    </Label>
  ));
  return (
    <UnitLink drawn={parcel} label={label}>
      {house && <Rect box={house} className={styles.drawnHouse} />}
    </UnitLink>
  );
}

interface UnitLinkProps {
  drawn: DrawnUnit;
  /** The place of its mark; left out if its label has the mark. */
  markAt?: { x: number; y: number };
  /** Drawn above it, like the mark. */
  label?: ReactNode;
  children: ReactNode;
}

/** A unit as a link: a background that says its state, then whatever is drawn on it; its mark lies over it and is not part of its name. */
async function UnitLink({ drawn, markAt, label, children }: UnitLinkProps) {
  const { unit } = drawn;
  const { name, mark } = await unitText(unit);
  return (
    <>
      <a
        className={`${styles.drawn} ${styles[`drawn-${unit.state}`]}`}
        href={unit.href}
        data-unit={unit.id}
        data-state={unit.state}
        aria-label={name}
      >
        <Rect box={drawn} className={styles.drawnWall} />
        {unit.state === 'option' && <Rect box={drawn} fill="url(#under-option)" />}
        {children}
        <Rect box={inset(drawn, 1.5)} className={styles.drawnFrame} />
      </a>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus */}
      <g aria-hidden="true">
        {label}
        {mark && markAt && (
          <Label {...markAt} className={`${styles.drawnMark} ${styles[`drawn-mark-${unit.state}`]}`}>
            {mark}
          </Label>
        )}
      </g>
    </>
  );
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

interface RectProps {
  box: Box;
  className?: string;
  fill?: string;
}

const Rect = ({ box: { x, y, width, height }, className, fill }: RectProps) => (
  <rect
    className={className}
    fill={fill}
    x={roundTo(x, 1)}
    y={roundTo(y, 1)}
    width={roundTo(width, 1)}
    height={roundTo(height, 1)}
  />
);

interface LabelProps {
  x: number;
  y: number;
  className: string | undefined;
  children: ReactNode;
}

/** Text around a point. */
const Label = ({ x, y, className, children }: LabelProps) => (
  <text className={className} x={roundTo(x, 1)} y={roundTo(y, 1)}>
    {children}
  </text>
);
