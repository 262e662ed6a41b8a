import { Picture } from '@/components/ui/picture';
import type { RenderView } from '@/lib/catalogue/projects/project-drawings';
import styles from './render.module.css';
import { unitText } from './unit-text';

/** Units of the drawing over a picture that is this wide in it. */
const wide = 1000;

type RenderUnit = RenderView['units'][number];

/** A picture of a building, each unit on it a link with its name, its price, its surface and its state. */
export const Render = ({ drawing: { title, picture, units } }: { drawing: RenderView }) => {
  const height = Math.round((wide * picture.height) / picture.width);
  return (
    <div className={styles.render} data-part="render">
      <Picture picture={picture} sizes="hero" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg viewBox={`0 0 ${wide} ${height}`} role="group" aria-label={title}>
        {units.map((drawn) => (
          <UnitOnRender key={drawn.unit.id} drawn={drawn} height={height} />
        ))}
      </svg>
    </div>
  );
};

/** A unit as a link: its surface, which has a name in full, with a label over it that is no part of the name. */
async function UnitOnRender({ drawn: { unit, corners }, height }: { drawn: RenderUnit; height: number }) {
  const { name, mark, cells } = await unitText(unit);
  const points = corners.map(([x, y]) => [(x * wide) / 100, (y * height) / 100] as const);
  const middle = (at: 0 | 1) => Math.round(points.reduce((sum, point) => sum + point[at], 0) / points.length);
  const surface = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  // The label is small: the price on request and the name of what is sold are in the name of the link.
  const lines = (
    unit.state === 'sold'
      ? [mark]
      : [[unit.name, mark].filter(Boolean).join(' · '), unit.price && cells.price, cells.living]
  ).filter((line) => line !== null);
  const plate = lines.some(({ length }) => length > 11) ? `${styles.wide}` : '';
  return (
    <g className={[styles.unit, styles[`unit-${unit.state}`]].filter(Boolean).join(' ')}>
      <a href={unit.href} data-unit={unit.id} data-state={unit.state} aria-label={name}>
        <polygon className={styles.surface} points={surface} />
        {unit.state === 'option' && <polygon points={surface} className={styles.hatch} fill="url(#under-option)" />}
        <polygon className={styles.frame} points={surface} />
      </a>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus */}
      <g className={styles.label} transform={`translate(${middle(0)} ${middle(1)})`} aria-hidden="true">
        <rect className={`${styles[`plate-${lines.length}`]} ${plate}`} />
        {lines.map((line, i) => (
          <text
            key={line}
            className={i === 0 ? styles.unitName : line === cells.living ? styles.unitSize : styles.unitPrice}
            y={`${lineAt(i, lines.length)}em`}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The baseline of line `i`, in em below the middle of all `lines`. */
const lineAt = (i: number, lines: number): number => Math.round((0.36 + (i - (lines - 1) / 2) * 1.2) * 100) / 100;
