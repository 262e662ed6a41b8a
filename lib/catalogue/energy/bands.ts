import type { Region } from '../places/region.ts';

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
/** A step of a region's energy scale, as the label pictures are named: "a_plus" is A+, "a_sub" is A-. */
export type Band = `${Letter}${'' | '_plusplus' | '_plus' | '_sub'}`;

// Upper bounds in kWh/m²/year, best band first (specification, section 9; tests/unit/vectors/energy-bands.json).
const belgianBands: Record<Exclude<Region, 'luxembourg'>, readonly (readonly [Band, number])[]> = {
  flanders: [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
    ['f', Infinity],
  ],
  brussels: [
    ['a_plus', 0],
    ['a', 23],
    ['a_sub', 45],
    ['b_plus', 62],
    ['b', 79],
    ['b_sub', 95],
    ['c_plus', 113],
    ['c', 132],
    ['c_sub', 150],
    ['d_plus', 170],
    ['d', 190],
    ['d_sub', 210],
    ['e_plus', 232],
    ['e', 253],
    ['e_sub', 275],
    ['f_plus', 298],
    ['f', 322],
    ['f_sub', 345],
    ['g', Infinity],
  ],
  wallonia: [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
    ['g', Infinity],
  ],
};

const luxembourgBands: readonly Band[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/**
 * Takes specific energy in kWh/m²/year, not rounded; returns the first band whose upper bound is not below it. The first band
 * holds what is below 0 only. Null when nothing is known, and in Luxembourg, whose label is never computed (domain facts).
 */
export const energyBand = (region: Region, specific: number | null | undefined): Band | null => {
  if (region === 'luxembourg' || specific == null || Number.isNaN(specific)) return null;
  const bands = belgianBands[region];
  return bands.find(([, upper], index) => (index === 0 ? specific < upper : specific <= upper))?.[0] ?? null;
};

/** Returns the bands of a region, best first: the scale on a property page. */
export const scale = (region: Region): readonly Band[] =>
  region === 'luxembourg' ? luxembourgBands : belgianBands[region].map(([band]) => band);

// Best to worst; no official colours are published, these are the usual ones (domain facts).
const palette = ['#00A651', '#50B848', '#BED730', '#FFF200', '#FDB913', '#F36F21', '#ED1B24'] as const;

/** Returns the step of a band among the seven colours, 1 the best. A scale of seven bands has one colour each; a longer scale has one per letter, so B+ and B- look like B. */
export const bandStep = (region: Region, band: Band): number => {
  const bands: readonly Band[] = scale(region);
  const byLetter = bands.length > palette.length;
  const steps = [...new Set(bands.map((each) => (byLetter ? each.charAt(0) : each)))];
  const step = steps.indexOf(byLetter ? band.charAt(0) : band);
  return 1 + Math.round((Math.max(step, 0) * (palette.length - 1)) / (steps.length - 1));
};

/** Returns the colour of a band for label pictures; pages use the class of its step, since their policy forbids inline styles. */
export const bandColour = (region: Region, band: Band): (typeof palette)[number] =>
  palette[bandStep(region, band) - 1] ?? palette[0];
