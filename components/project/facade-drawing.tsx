import { Fragment } from 'react';
import { type Box, type DrawnUnit, Label, Rect, UnitLink } from './drawing-shapes';
import styles from './drawings.module.css';

export interface FacadeView {
  kind: 'facade';
  id: string;
  /** "Residence A" */
  title: string;
  width: number;
  height: number;
  units: DrawnUnit[];
  walls: Box[];
}

const roof = 10;
const ground = 8;

/** The front of a building as a drawing in which each unit is a link. */
export const FacadeDrawing = ({ view: { title, width, height, units, walls } }: { view: FacadeView }) => (
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
      {units.map((unit) => (
        <Fragment key={unit.id}>
          {!isCovered(unit, units) && <Rect box={{ ...unit, y: unit.y - 5, height: 5 }} className={styles.drawnRoof} />}
          <UnitLink unit={unit} at={{ x: unit.x + unit.width / 2, y: unit.y + 46 }}>
            <Windows unit={unit} />
            <Label x={unit.x + unit.width / 2} y={unit.y + 18} className={styles.drawnLabel}>
              {unit.label}
            </Label>
          </UnitLink>
        </Fragment>
      ))}
      <line className={styles.drawnGround} x1="0" x2={width} y1={height + ground / 2} y2={height + ground / 2} />
    </g>
  </svg>
);

/** Whether something is above it. */
const isCovered = ({ x, y, width }: DrawnUnit, units: DrawnUnit[]): boolean =>
  units.some((other) => other.y < y && other.x < x + width && other.x + other.width > x);

/** A unit that can be had has light in its windows; any other has its mark there. */
function Windows({ unit: { x, y, width, mark } }: { unit: DrawnUnit }) {
  if (mark) return null;
  const pane = { y: y + 27, width: 14, height: 22 };
  const middle = x + width / 2;
  return (
    <>
      <Rect box={{ ...pane, x: middle - 19 }} className={styles.drawnWindow} />
      <Rect box={{ ...pane, x: middle + 5 }} className={styles.drawnWindow} />
    </>
  );
}

const doorIn = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 2 - 10,
  y: y + height - 36,
  width: 20,
  height: 36,
});
