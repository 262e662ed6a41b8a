import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import propertyStyles from '@/components/property/property.module.css';
import { availabilities } from '@/lib/catalogue/availability';
import { type Box, type DrawingView, type FacadeView, toDrawings } from '@/lib/catalogue/projects/project-drawings';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import { Label, Rect, UnitLink } from './drawing-parts';
import styles from './drawings.module.css';
import { Render } from './render';
import { SitePlan } from './site-plan';
import stripStyles from './strip.module.css';

/** The buildings and parcels of a project, in which a unit is picked; the table of units says the same. Pictures lie in a strip to swipe. */
export async function Drawings({ project, data }: { project: Project; data: Snapshot }) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const drawings = toDrawings(project, locale, data);
  if (drawings.length === 0) return null;
  const hasPictures = drawings.some(({ kind }) => kind === 'render');
  const hasTabs = hasPictures && drawings.length > 1;
  const title = <h2 id="drawings-title">{t('pick')}</h2>;
  return (
    <StaticHtml>
      <section
        className={propertyStyles.propertySection}
        id="drawings"
        data-part="drawings"
        aria-labelledby="drawings-title"
      >
        {hasTabs ? (
          title
        ) : (
          <div className={stripStyles.drawingsHead}>
            {title}
            <Legend drawn={hasPictures ? undefined : drawings[0]?.kind} />
          </div>
        )}
        <p className={`lead ${stripStyles.touchHint}`}>{t(hasPictures ? 'swipeHint' : 'tapHint')}</p>
        <p className={`lead ${stripStyles.keysHint}`}>{t('pickHint')}</p>
        {hasTabs && (
          <div className={`${stripStyles.drawingsHead} ${stripStyles.tabsHead}`}>
            <DrawingTabs drawings={drawings} />
            <Legend />
          </div>
        )}
        <Hatching />
        <div
          className={
            hasPictures ? stripStyles.strip : [styles.drawings, styles[`drawings-${drawings[0]?.kind}`]].join(' ')
          }
          data-part={hasTabs ? 'drawings-strip' : undefined}
        >
          {drawings.map((drawing) => (
            <figure key={drawing.id} id={`building-${drawing.id}`} data-block={drawing.id}>
              <figcaption className={hasTabs || drawings.length === 1 ? 'sr-only' : undefined}>
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

/** The marks of the units with their meaning; `drawn` is the kind of a drawing without a picture, which has its own marks. */
async function Legend({ drawn }: { drawn?: DrawingView['kind'] }) {
  const t = await getTranslations('project');
  return (
    <ul className={styles.drawingLegend} data-drawn={drawn}>
      {availabilities.map((state) => (
        <li key={state}>
          <span className={`${styles.unitMark} ${styles[`unit-mark-${state}`]}`} aria-hidden="true">
            {state !== 'free' && t(`marks.${state}`)}
          </span>
          {t(`states.${state}`)}
        </li>
      ))}
    </ul>
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

/** The hatchings of units that are not free, which the drawings of a page share. */
const Hatching = () => (
  <svg className={styles.drawingDefs} width="0" height="0" aria-hidden="true">
    <pattern id="under-option" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={styles.drawnHatch} x1="0" y1="0" x2="0" y2="8" />
    </pattern>
    <pattern id="sold-unit" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <line className={styles.soldHatch} x1="0" y1="0" x2="0" y2="6" />
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
