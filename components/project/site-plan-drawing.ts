import { html, type Markup } from '@/components/ui/markup';
import { type Box, type DrawnUnit, rect, text, unitLink } from './drawing-shapes';

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
  html`<svg class="drawing drawing-plots" width="${Math.round(width * 1.25)}" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}" role="group" aria-label="${title}">
    ${rect(street, 'drawn-street')}
    ${streetName && text(width / 2, street.y + street.height / 2 + 5, 'drawn-street-name', streetName)}
    ${units.map((unit) => parcel(unit, street))}
  </svg>`;

/** The name of a lot stands between house and street, its mark on the house; on an empty plot both are in the middle. */
function parcel(unit: SitePlanView['units'][number], street: Box): Markup {
  const { x, y, width, height, house, label } = unit;
  const middle = x + width / 2;
  if (!house) {
    const top = y + height / 2;
    return unitLink(unit, [text(middle, top, 'drawn-label', label)], { x: middle, y: top + 22 });
  }
  const front = y < street.y ? street.y - 13 : street.y + street.height + 23;
  const content = [rect(house, 'drawn-house'), text(middle, front, 'drawn-label', label)];
  return unitLink(unit, content, { x: house.x + house.width / 2, y: house.y + house.height / 2 + 6 });
}
