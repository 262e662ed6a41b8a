import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';

const heatings = {
  gas: 'gas central heating',
  oil: 'oil central heating',
  heat_pump: 'a heat pump',
  geothermal: 'a geothermal heat pump',
  electric: 'electric heating',
  pellets: 'a pellet boiler',
  district: 'a district heating connection',
  stove: 'a stove',
};

const glazings = {
  single: 'single glazing',
  double: 'double glazing',
  high_yield: 'high-performance double glazing',
  triple: 'triple glazing',
};

const roofs = {
  tiles: 'a tiled roof',
  slate: 'a slate roof',
  flat: 'a flat roof',
  thatch: 'a thatched roof',
  zinc: 'a zinc roof',
  green: 'a green roof',
};

const frames = { pvc: 'uPVC', aluminium: 'aluminium', wood: 'wooden', steel: 'steel' };

const heat = (h: Facts): string => (h.heating ? heatings[h.heating] : '');

const glass = (h: Facts): string => (h.glazing ? glazings[h.glazing] : '');

const roof = (h: Facts): string => (h.roof ? roofs[h.roof] : '');

const frame = (h: Facts): string => (h.windowFrame ? frames[h.windowFrame] : '');

export const comfort: readonly Line[] = [
  (h) => heat(h) && glass(h) && `Comfort comes from ${heat(h)} and ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `${capital(heat(h))} keeps the place warm, and the windows have ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `On the technical side there is ${heat(h)}, together with ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `There is ${heat(h)}, and the windows are fitted with ${glass(h)}.`,
  (h) => heat(h) && !glass(h) && `For warmth there is ${heat(h)}.`,
  (h) => heat(h) && !glass(h) && `${capital(heat(h))} keeps the place warm.`,
  (h) => !heat(h) && glass(h) && `The windows have ${glass(h)}.`,
];

export const shell: readonly Line[] = [
  (h) => roof(h) && frame(h) && `It has ${frame(h)} window frames and ${roof(h)}.`,
  (h) => roof(h) && frame(h) && `The building has ${roof(h)} and ${frame(h)} window frames.`,
  (h) => roof(h) && !frame(h) && `The building has ${roof(h)}.`,
  (h) => !roof(h) && frame(h) && `The window frames are ${frame(h)}.`,
  (h) => !roof(h) && frame(h) && `It has ${frame(h)} window frames.`,
];

export const solar: readonly Line[] = [
  (h) => h.solarPanels && 'Solar panels supply part of the electricity.',
  (h) => h.solarPanels && 'The solar panels keep the energy bill down.',
  (h) => h.solarPanels && 'With solar panels you generate your own power.',
  (h) => h.solarPanels && 'There are solar panels too.',
];
