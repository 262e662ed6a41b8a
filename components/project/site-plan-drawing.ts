import { html, type Markup } from '@/components/ui/markup';
import { type Box, type DrawnUnit, rect, text, unitLink } from './drawing-shapes';
import styles from './drawings.module.css';

export interface SitePlanView {
  kind: 'plots';
  id: string;
  title: string;
  width: number;
  height: number;
  street: Box;
  /** null where the address is not public. */
  streetName: string | null;
  units: (DrawnUnit & { house: Box | null })[];
}

const margin = 4;

/** The parcels along a street, seen from above, each a link. */
export const sitePlanDrawing = ({ title, width, height, street, streetName, units }: SitePlanView): Markup =>
  html`<svg class="${styles.drawing}" width="${Math.round(width * 1.25)}" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}" role="group" aria-label="${title}">
    ${rect(street, styles.drawnStreet)}
    ${streetName && text(width / 2, street.y + street.height / 2 + 5, styles.drawnStreetName, streetName)}
    ${units.map((unit) => parcel(unit, street))}
  </svg>`;

/** The name of a lot stands between house and street, its mark on the house; on an empty plot both are in the middle. */
function parcel(unit: SitePlanView['units'][number], street: Box): Markup {
  const { x, y, width, height, house, label } = unit;
  const middle = x + width / 2;
  if (!house) {
    const top = y + height / 2;
    return unitLink(unit, [text(middle, top, styles.drawnLabel, label)], { x: middle, y: top + 22 });
  }
  const front = y < street.y ? street.y - 13 : street.y + street.height + 23;
  const content = [rect(house, styles.drawnHouse), text(middle, front, styles.drawnLabel, label)];
  return unitLink(unit, content, { x: house.x + house.width / 2, y: house.y + house.height / 2 + 6 });
}
