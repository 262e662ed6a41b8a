import type { ReactNode } from 'react';
import { roundTo } from '@/lib/base/round';
import type { Box, DrawnUnit } from '@/lib/catalogue/projects/project-drawings';
import styles from './drawings.module.css';
import { unitText } from './unit-text';

const hatchings = { option: 'url(#under-option)', sold: 'url(#sold-unit)' };

interface UnitLinkProps {
  drawn: DrawnUnit;
  /** The place of its mark; left out if its label has the mark. */
  markAt?: { x: number; y: number };
  /** Drawn above it, like the mark. */
  label?: ReactNode;
  children: ReactNode;
}

/** A unit as a link: a background that says its state, then whatever is drawn on it; its mark lies over it and is not part of its name. */
export async function UnitLink({ drawn, markAt, label, children }: UnitLinkProps) {
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
        {unit.state !== 'free' && <Rect box={drawn} fill={hatchings[unit.state]} />}
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

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
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

export const Rect = ({ box: { x, y, width, height }, className, fill }: RectProps) => (
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
  /** Whether it reads from top to bottom. */
  isUpright?: boolean;
  children: ReactNode;
}

/** Text around a point. */
export const Label = ({ x, y, className, isUpright = false, children }: LabelProps) => {
  const [left, top] = [roundTo(x, 1), roundTo(y, 1)];
  return (
    <text className={className} x={left} y={top} transform={isUpright ? `rotate(90 ${left} ${top})` : undefined}>
      {children}
    </text>
  );
};
