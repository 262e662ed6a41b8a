import propertyStyles from '@/components/property/property.module.css';
import { html, inside } from '@/components/ui/markup';
import { hatching } from './drawing-shapes';
import styles from './drawings.module.css';
import { type FacadeView, facadeDrawing } from './facade-drawing';
import { type SitePlanView, sitePlanDrawing } from './site-plan-drawing';

export type DrawingView = FacadeView | SitePlanView;

export interface DrawingsProps {
  drawings: DrawingView[];
  /** What the patterns and letters mean. */
  legend: { state: 'free' | 'option' | 'sold'; mark: string | null; text: string }[];
  words: { title: string; hint: string };
}

/** The buildings and parcels of a project, in which a unit is picked; the table of units says the same. */
export function Drawings({ drawings, legend, words }: DrawingsProps) {
  if (drawings.length === 0) return null;
  const figures = drawings.map(
    (view) => html`<figure class="drawing-block">
      <figcaption><h3>${view.title}</h3></figcaption>
      ${view.kind === 'facade' ? facadeDrawing(view) : sitePlanDrawing(view)}
    </figure>`,
  );
  return (
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
      <div
        className={[styles.drawings, styles[`drawings-${drawings[0]?.kind}`]].filter(Boolean).join(' ')}
        {...inside(html`${hatching}${figures}`)}
      />
    </section>
  );
}
