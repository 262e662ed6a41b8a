/** The colours and fonts of the map as a canvas must name them (map-frame.module.css). */
export interface Palette {
  paper: string;
  town: string;
  suburb: string;
  land: string;
  border: string;
  water: string;
  road: string;
  motorway: string;
  casing: string;
  halo: string;
  name: string;
  smallName: string;
  circle: string;
  area: string;
  sans: string;
  serif: string;
}

/** Reads them from an element of the frame. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const font = (name: string) => /^['"]?([^'",]+)/.exec(value(`font-${name}`))?.[1] ?? 'sans-serif';
  return {
    paper: value('map-paper'),
    town: value('map-town'),
    suburb: value('map-suburb'),
    land: value('map-land'),
    border: value('map-border'),
    water: value('map-water'),
    road: value('map-road'),
    motorway: value('map-motorway'),
    casing: value('map-casing'),
    halo: value('map-halo'),
    name: value('map-name'),
    smallName: value('map-small-name'),
    circle: value('map-circle'),
    area: value('map-area'),
    sans: font('instrument'),
    serif: font('fraunces'),
  };
}
