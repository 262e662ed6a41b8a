import propertyStyles from '@/components/property/property.module.css';
import { StaticHtml } from '@/lib/next/static-html';
import { Hatching } from './drawing-shapes';
import styles from './drawings.module.css';
import { FacadeDrawing, type FacadeView } from './facade-drawing';
import { SitePlanDrawing, type SitePlanView } from './site-plan-drawing';

export type DrawingView = FacadeView | SitePlanView;

export interface DrawingsProps {
  drawings: DrawingView[];
  /** What the patterns and letters mean. */
  legend: { state: 'free' | 'option' | 'sold'; mark: string | null; text: string }[];
  words: { title: string; hint: string };
}

/** The buildings and parcels of a project, in which a unit is picked; the table of units says the same. */
export const Drawings = ({ drawings, legend, words }: DrawingsProps) =>
  drawings.length > 0 && (
    <StaticHtml>
      <section className={propertyStyles.propertySection} id="drawings" aria-labelledby="drawings-title">
        <h2 id="drawings-title">{words.title}</h2>
        <p className="lead">{words.hint}</p>
        <ul className={styles.drawingLegend}>
          {legend.map(({ state, mark, text }) => (
            <li key={state}>
              <span className={`${styles.unitMark} ${styles[`unit-mark-${state}`]}`} aria-hidden="true">
                {mark}
              </span>
              {text}
            </li>
          ))}
        </ul>
        <div className={[styles.drawings, styles[`drawings-${drawings[0]?.kind}`]].filter(Boolean).join(' ')}>
          <Hatching />
          {drawings.map((view) => (
            <figure key={view.id}>
              <figcaption>
                <h3>{view.title}</h3>
              </figcaption>
              {view.kind === 'facade' ? <FacadeDrawing view={view} /> : <SitePlanDrawing view={view} />}
            </figure>
          ))}
        </div>
      </section>
    </StaticHtml>
  );
