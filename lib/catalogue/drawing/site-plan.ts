import type { Box } from '../../../components/project/drawing-shapes';

/** A parcel with its house, in metres and square metres; what is not known is taken as usual. */
export interface Parcel {
  id: number;
  position: number;
  plotWidth?: number;
  ground?: number;
  /** Of the house; none on a plot that the buyer builds on. */
  frontWidth?: number;
  constructed?: number;
}

export interface SitePlan {
  width: number;
  height: number;
  street: Box;
  parcels: (Box & { id: number; house: Box | null })[];
}

/** Drawn units a metre. */
const scale = 6;
const streetWidth = 8;
const frontGarden = 6;
const usual = { plotWidth: 12, ground: 360 };

interface Sized extends Parcel {
  wide: number;
  deep: number;
}

const sized = (row: readonly Parcel[]): Sized[] =>
  row
    .toSorted((a, b) => a.position - b.position)
    .map((parcel) => {
      const wide = parcel.plotWidth ?? usual.plotWidth;
      return { ...parcel, wide, deep: (parcel.ground ?? usual.ground) / wide };
    });

const total = (row: Sized[]): number => row.reduce((sum, { wide }) => sum + wide, 0);
const deepest = (row: Sized[]): number => Math.max(0, ...row.map(({ deep }) => deep));

/** Takes the parcels of one or of both sides of a street; returns them true to scale, the first side above the street. */
export function sitePlanOf([above = [], below = []]: readonly (readonly Parcel[])[]): SitePlan {
  const rows = { above: sized(above), below: sized(below) };
  const width = Math.max(total(rows.above), total(rows.below)) * scale;
  const streetTop = deepest(rows.above) * scale;
  const street = { x: 0, y: streetTop, width, height: streetWidth * scale };
  const bottom = streetTop + street.height;
  return {
    width,
    height: bottom + deepest(rows.below) * scale,
    street,
    parcels: [
      ...along(rows.above, (parcel) => streetTop - parcel.deep * scale, true),
      ...along(rows.below, () => bottom, false),
    ],
  };
}

function along(row: Sized[], top: (parcel: Sized) => number, streetBelow: boolean): SitePlan['parcels'] {
  let x = 0;
  return row.map((parcel) => {
    const box = { x, y: top(parcel), width: parcel.wide * scale, height: parcel.deep * scale };
    x += box.width;
    return { id: parcel.id, ...box, house: houseOn(parcel, box, streetBelow) };
  });
}

/** Houses stand in pairs: an odd one against its neighbour on the right, an even one against that on the left. */
function houseOn({ frontWidth, constructed, position, deep }: Sized, plot: Box, streetBelow: boolean): Box | null {
  if (!frontWidth || !constructed) return null;
  const width = Math.min(frontWidth * scale, plot.width);
  const height = Math.min((constructed / frontWidth) * scale, (deep - frontGarden) * scale);
  const x = position % 2 === 1 ? plot.x + plot.width - width : plot.x;
  const garden = frontGarden * scale;
  return { x, y: streetBelow ? plot.y + plot.height - garden - height : plot.y + garden, width, height };
}
