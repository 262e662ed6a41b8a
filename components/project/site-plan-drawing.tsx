import { type Box, type DrawnUnit, Label, Rect, UnitLink } from './drawing-shapes';
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
export const SitePlanDrawing = ({ view }: { view: SitePlanView }) => {
  const { title, width, height, street, streetName, units } = view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={styles.drawing}
      width={Math.round(width * 1.25)}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="group"
      aria-label={title}
    >
      <Rect box={street} className={styles.drawnStreet} />
      {streetName && (
        <Label x={width / 2} y={street.y + street.height / 2 + 5} className={styles.drawnStreetName}>
          {streetName}
        </Label>
      )}
      {units.map((unit) => (
        <Parcel key={unit.id} unit={unit} street={street} />
      ))}
    </svg>
  );
};

/** The name of a lot stands between house and street, its mark on the house; on an empty plot both are in the middle. */
function Parcel({ unit, street }: { unit: SitePlanView['units'][number]; street: Box }) {
  const { x, y, width, height, house, label } = unit;
  const middle = x + width / 2;
  if (!house) {
    const top = y + height / 2;
    return (
      <UnitLink unit={unit} at={{ x: middle, y: top + 22 }}>
        <Label x={middle} y={top} className={styles.drawnLabel}>
          {label}
        </Label>
      </UnitLink>
    );
  }
  const front = y < street.y ? street.y - 13 : street.y + street.height + 23;
  return (
    <UnitLink unit={unit} at={{ x: house.x + house.width / 2, y: house.y + house.height / 2 + 6 }}>
      <Rect box={house} className={styles.drawnHouse} />
      <Label x={middle} y={front} className={styles.drawnLabel}>
        {label}
      </Label>
    </UnitLink>
  );
}
