import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** A rectangle in a drawing's own measure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A unit in a drawing. */
export interface DrawnUnit extends Box {
  id: number;
  href: string;
  /** "A1.03" */
  label: string;
  /** What a screen reader says: "A1.03, 2 bedrooms, 104 m², for sale, € 367.500". */
  name: string;
  state: 'free' | 'option' | 'sold';
  /** Stands for a state other than free, beside its pattern: "O", "V". */
  mark: string | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface RectProps {
  box: Box;
  className?: string;
  fill?: string;
}

export const Rect = ({ box: { x, y, width, height }, className, fill }: RectProps) => (
  <rect
    className={className}
    fill={fill}
    x={rounded(x)}
    y={rounded(y)}
    width={rounded(width)}
    height={rounded(height)}
  />
);

interface LabelProps {
  x: number;
  y: number;
  className: string | undefined;
  children: ReactNode;
}

/** Text around a point. */
export const Label = ({ x, y, className, children }: LabelProps) => (
  <text className={className} x={rounded(x)} y={rounded(y)}>
    {children}
  </text>
);

interface UnitLinkProps {
  unit: DrawnUnit;
  /** Where its mark lies. */
  at: { x: number; y: number };
  children: ReactNode;
}

/** A unit as a link: a background that says its state, then whatever is drawn on it; its mark lies over it and is not part of its name. */
export const UnitLink = ({ unit, at, children }: UnitLinkProps) => (
  <>
    <a
      className={`${styles.drawn} ${styles[`drawn-${unit.state}`]}`}
      href={unit.href}
      data-unit={unit.id}
      aria-label={unit.name}
    >
      <Rect box={unit} className={styles.drawnWall} />
      {unit.state === 'option' && <Rect box={unit} fill="url(#under-option)" />}
      {children}
      <Rect box={inset(unit, 1.5)} className={styles.drawnFrame} />
    </a>
    {unit.mark && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus
      <g aria-hidden="true">
        <Label x={at.x} y={at.y} className={`${styles.drawnMark} ${styles[`drawn-mark-${unit.state}`]}`}>
          {unit.mark}
        </Label>
      </g>
    )}
  </>
);

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The hatching of units under option, which the drawings of a page share. */
export const Hatching = () => (
  <svg className={styles.drawingDefs} width="0" height="0" aria-hidden="true">
    <pattern id="under-option" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={styles.drawnHatch} x1="0" y1="0" x2="0" y2="8" />
    </pattern>
  </svg>
);
