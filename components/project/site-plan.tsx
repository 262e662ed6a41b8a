import { type Box, planWidth, type SitePlanView } from '@/lib/catalogue/projects/project-drawings';
import { inset, Label, Rect, UnitLink } from './drawing-parts';
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
  const middle = middleOf(parcel);
  const lines = takeFitting([title, size, price], parcel);
  const phoneLabels = [size && `${title} · ${size}`, title, mark ?? unit.name].filter((text) => text !== null);
  const label = (
    <>
      {lines.map((line, i) => (
        <Label key={line} x={middle.x} y={middle.y + (i - (lines.length - 1) / 2) * lineHeight} className={styles.lot}>
          {line}
        </Label>
      ))}
      <Label {...middle} className={`${styles.lot} ${styles.lotOnPhone}`}>
        {phoneLabels.find((text) => fits(text, parcel, letterOnPhone, 2 * clearance)) ?? phoneLabels.at(-1)}
      </Label>
    </>
  );
  return (
    <UnitLink drawn={parcel} label={label}>
      {house && <Rect box={inset(house, houseInset)} className={styles.house} />}
    </UnitLink>
  );
}

// In units of the drawing, of which a plan has `planWidth`: px on a wide screen, half of one on a phone.
const lineHeight = 17;
const clearance = 8;
/** Keeps the outline of a house off the border of its plot. */
const houseInset = 5;
const letter = { width: 7, height: 12 };
const letterOnPhone = { width: 15, height: 20 };

const fits = (text: string, area: Box, { width, height }: typeof letter, room: number): boolean =>
  text.length * width + 2 * room <= area.width && height + 2 * room <= area.height;

/** Returns the first of these lines that fit on a plot below each other, at least one. */
function takeFitting(texts: (string | null)[], plot: Box): string[] {
  const lines = texts.filter((text) => text !== null);
  const tooMany = lines.findIndex(
    (line, i) => !fits(line, { ...plot, height: plot.height - i * lineHeight }, letter, clearance),
  );
  return tooMany === -1 ? lines : lines.slice(0, Math.max(tooMany, 1));
}
