import { html, type Markup } from '@/components/ui/markup';
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

interface Point {
  x: number;
  y: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle as markup. */
export const rect = ({ x, y, width, height }: Box, className: string | undefined): Markup =>
  html`<rect class="${className}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"></rect>`;

/** Text around a point, as markup. */
export const text = (x: number, y: number, className: string | undefined, words: string): Markup =>
  html`<text class="${className}" x="${rounded(x)}" y="${rounded(y)}">${words}</text>`;

/** A unit as a link: a background that says its state, then whatever is drawn on it; its mark lies over it, at `at`, and is not part of its name. */
export const unitLink = (unit: DrawnUnit, content: Markup[], at: Point): Markup =>
  html`<a class="${styles.drawn} ${styles[`drawn-${unit.state}`]}" href="${unit.href}" data-unit="${unit.id}" aria-label="${unit.name}">${rect(unit, styles.drawnWall)}${unit.state === 'option' && html`<rect fill="url(#under-option)" x="${rounded(unit.x)}" y="${rounded(unit.y)}" width="${rounded(unit.width)}" height="${rounded(unit.height)}"></rect>`}${content}${rect(inset(unit, 1.5), styles.drawnFrame)}</a>${unit.mark && html`<g aria-hidden="true">${text(at.x, at.y, `${styles.drawnMark} ${styles[`drawn-mark-${unit.state}`]}`, unit.mark)}</g>`}`;

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The hatching of units under option, which the drawings of a page share. */
export const hatching: Markup = html`<svg class="${styles.drawingDefs}" width="0" height="0" aria-hidden="true"><pattern id="under-option" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="${styles.drawnHatch}" x1="0" y1="0" x2="0" y2="8"></line></pattern></svg>`;
