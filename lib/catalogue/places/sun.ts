import type { Attributes } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import type { Display } from '../views/display.ts';
import type { Place } from './distance.ts';

export type Direction = NonNullable<Attributes['building']['orientation']>;

/** Returns the direction that a home's terrace or garden faces; null if it has neither, or the direction is unknown or hidden. */
export function outsideDirection({ attributes }: Pick<Property, 'attributes'>, display: Display): Direction | null {
  const { comfort, surfaces, building } = attributes;
  const hasOutside = comfort.terrace || comfort.garden || surfaces.terraceArea || surfaces.gardenArea;
  return (hasOutside && display.attribute('orientation') && building.orientation) || null;
}

/** Whole hours of the clock in Belgium. */
interface Hours {
  from: number;
  to: number;
}

const bearing: Record<Direction, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** The longest day, the shortest and one between: the sun's declination in degrees, how many minutes it runs late (equation of time), and the clock's hours ahead of UTC. */
const days = {
  june: { declination: 23.4, late: 1.8, lead: 2 },
  march: { declination: 0, late: 7.4, lead: 1 },
  december: { declination: -23.4, late: -1.8, lead: 1 },
} as const;

export type SunDay = keyof typeof days;
export const sunDays = Object.keys(days) as SunDay[];

/** The lowest altitude that counts, in degrees: a lower sun is hidden by the surroundings of any home. */
const minAltitude = 5;
const minutesPerStep = 10;
const radians = Math.PI / 180;

/**
 * Returns the hours in which the sun can shine on a wall that faces a direction: an estimate without shadows. A wall to the north has some
 * hours in the morning and in the evening of a long day, and none on a short one.
 */
export function sunHours({ latitude, longitude }: Place, facing: Direction, day: SunDay): Hours[] {
  const { declination, late, lead } = days[day];
  const lit: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += minutesPerStep) {
    // Noon is when the sun is south: 15 degrees are an hour.
    const hourAngle = (minute - lead * 60 - late) / 4 + longitude - 180;
    const { height, azimuth } = sunAt(latitude, declination, hourAngle);
    const turned = Math.abs(((azimuth - bearing[facing] + 540) % 360) - 180);
    if (height >= minAltitude && turned < 90) lit.push(minute);
  }
  return joinSpans(lit)
    .map(({ from, to }) => ({ from: Math.round(from / 60), to: Math.round((to + minutesPerStep) / 60) }))
    .filter(({ from, to }) => to > from);
}

function sunAt(latitude: number, declination: number, hourAngle: number): { height: number; azimuth: number } {
  const [lat, dec, angle] = [latitude * radians, declination * radians, hourAngle * radians];
  const height = Math.asin(Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(angle));
  const south = Math.atan2(Math.sin(angle), Math.cos(angle) * Math.sin(lat) - Math.tan(dec) * Math.cos(lat));
  return { height: height / radians, azimuth: south / radians + 180 };
}

/** Joins minutes that follow each other into spans. */
function joinSpans(minutes: readonly number[]): Hours[] {
  const spans: Hours[] = [];
  for (const minute of minutes) {
    const last = spans.at(-1);
    if (last && minute - last.to === minutesPerStep) last.to = minute;
    else spans.push({ from: minute, to: minute });
  }
  return spans;
}
