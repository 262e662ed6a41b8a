import type { Region } from '../places/region.ts';
import { type Band, scale } from './bands.ts';

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
