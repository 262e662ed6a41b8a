import { html, type Markup } from '@/components/ui/markup';
import { type Box, type DrawnUnit, rect, text, unitLink } from './drawing-shapes';
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
export function facadeDrawing({ title, width, height, units, walls }: FacadeView): Markup {
  return html`<svg class="${styles.drawing}" width="${width * 1.2}" viewBox="0 0 ${width} ${height + roof + ground}" role="group" aria-label="${title}">
    <g transform="translate(0 ${roof})">
      ${walls.map((wall) => html`${rect(wall, styles.drawnBlank)}${wall.y + wall.height === height && door(wall)}`)}
      ${units.map((unit) => html`${roofOver(unit, units)}${unitLink(unit, [windows(unit), labels(unit)], { x: unit.x + unit.width / 2, y: unit.y + 46 })}`)}
      <line class="${styles.drawnGround}" x1="0" x2="${width}" y1="${height + ground / 2}" y2="${height + ground / 2}"></line>
    </g>
  </svg>`;
}

/** A line over what has nothing above it. */
function roofOver({ x, y, width }: DrawnUnit, units: DrawnUnit[]): Markup | null {
  const covered = units.some((other) => other.y < y && other.x < x + width && other.x + other.width > x);
  return covered ? null : rect({ x, y: y - 5, width, height: 5 }, styles.drawnRoof);
}

/** A unit that can be had has light in its windows; any other has its mark there. */
function windows({ x, y, width, mark }: DrawnUnit): Markup {
  if (mark) return html``;
  const pane = { y: y + 27, width: 14, height: 22 };
  return html`${rect({ ...pane, x: x + width / 2 - 19 }, styles.drawnWindow)}${rect({ ...pane, x: x + width / 2 + 5 }, styles.drawnWindow)}`;
}

const labels = ({ x, y, width, label }: DrawnUnit): Markup => text(x + width / 2, y + 18, styles.drawnLabel, label);

const door = ({ x, y, width, height }: Box): Markup =>
  rect({ x: x + width / 2 - 10, y: y + height - 36, width: 20, height: 36 }, styles.drawnDoor);
