import { type Box, planWidth, type SitePlanView } from '@/lib/catalogue/projects/project-drawings';
import { Label, Rect, UnitLink } from './drawing-parts';
import drawingsStyles from './drawings.module.css';
import styles from './site-plan.module.css';
import { unitText } from './unit-text';

const edge = 2;

/** The parcels along a street, seen from above, each a link. */
export const SitePlan = ({
  drawing: { title, width, height, street, streetName, units },
}: {
  drawing: SitePlanView;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg
    className={`${drawingsStyles.drawing} ${styles.sitePlan}`}
    width={planWidth}
    viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${Math.ceil(height) + 2 * edge}`}
    role="group"
    aria-label={title}
  >
    <Rect box={street} className={styles.street} />
    {streetName && (
      <Label {...middleOf(street)} className={styles.streetName} isUpright={street.height > street.width}>
        {streetName}
      </Label>
    )}
    {units.map((parcel) => (
      <Parcel key={parcel.unit.id} parcel={parcel} />
    ))}
  </svg>
);

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

type ParcelView = SitePlanView['units'][number];

/** The name of a lot and what is published of it, as far as there is room: a phone, on which a plan is half as large, has one line. */
async function Parcel({ parcel }: { parcel: ParcelView }) {
  const { house, unit } = parcel;
  const { cells, mark } = await unitText(unit);
  const title = [unit.name, mark].filter(Boolean).join(' · ');
  const size = cells.ground ?? cells.living;
  const price = unit.price && unit.state !== 'sold' ? cells.price : null;
  const { area, lines } = placeLines(
    [title, size, price].filter((line) => line !== null),
    groundsOf(parcel),
  );
  const onPhone = placeLine([size && `${title} · ${size}`, title, unit.name], groundsOf(parcel));
  const middle = middleOf(area);
  const label = (
    <>
      {lines.map((line, i) => (
        <Label
          key={line}
          x={middle.x}
          y={middle.y + (i - (lines.length - 1) / 2) * lineHeight}
          className={`${styles.lot} ${i === 0 ? styles.lotName : ''}`}
        >
          {line}
        </Label>
      ))}
      <Label {...middleOf(onPhone.area)} className={`${styles.lot} ${styles.lotOnPhone}`}>
        {onPhone.line}
      </Label>
    </>
  );
  return (
    <UnitLink drawn={parcel} label={label}>
      {house && <Rect box={house} className={styles.house} />}
    </UnitLink>
  );
}

/** The places for letters on a parcel, each of one tone: its house and what lies around that, or all of it. */
function groundsOf({ x, y, width, height, house }: ParcelView): Box[] {
  if (!house) return [{ x, y, width, height }];
  const [right, bottom] = [house.x + house.width, house.y + house.height];
  return [
    house,
    { x, y, width: house.x - x, height },
    { x: right, y, width: x + width - right, height },
    { x, y, width, height: house.y - y },
    { x, y: bottom, width, height: y + height - bottom },
  ];
}

// In units of the drawing, of which a plan has `planWidth`: px on a wide screen, half of one on a phone.
const lineHeight = 17;
const clearance = 8;
const letter = { width: 7, height: 12 };
const letterOnPhone = { width: 15, height: 20 };

const fits = (text: string, area: Box, { width, height }: typeof letter, room: number): boolean =>
  text.length * width + 2 * room <= area.width && height + 2 * room <= area.height;

/** Returns the area in which most of these lines fit, the first ones first, and those lines. */
function placeLines(lines: string[], areas: Box[]): { area: Box; lines: string[] } {
  const [best] = areas
    .map((area) => {
      const failed = lines.findIndex(
        (line, i) => !fits(line, { ...area, height: area.height - i * lineHeight }, letter, clearance),
      );
      return { area, lines: failed === -1 ? lines : lines.slice(0, Math.max(failed, 1)) };
    })
    .sort((a, b) => b.lines.length - a.lines.length);
  if (!best) throw new Error('a parcel has no area');
  return best;
}

/** Returns the first of these texts that fits one of the areas, with that area; the last text if none does. */
function placeLine(texts: (string | null)[], areas: Box[]): { area: Box; line: string } {
  for (const line of texts.filter((text) => text !== null)) {
    const area = areas.find((one) => fits(line, one, letterOnPhone, 2 * clearance));
    if (area) return { area, line };
  }
  return { area: areas[0] as Box, line: texts.at(-1) ?? '' };
}
