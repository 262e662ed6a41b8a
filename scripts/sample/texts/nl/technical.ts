import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';

const heatings = {
  gas: 'centrale verwarming op aardgas',
  oil: 'centrale verwarming op stookolie',
  heat_pump: 'een warmtepomp',
  geothermal: 'een geothermische warmtepomp',
  electric: 'elektrische verwarming',
  pellets: 'een pelletketel',
  district: 'een aansluiting op het warmtenet',
  stove: 'een kachel',
};

const glazings = {
  single: 'enkele beglazing',
  double: 'dubbele beglazing',
  high_yield: 'hoogrendementsglas',
  triple: 'driedubbele beglazing',
};

const roofs = {
  tiles: 'een pannendak',
  slate: 'een leien dak',
  flat: 'een plat dak',
  thatch: 'een rieten dak',
  zinc: 'een zinken dak',
  green: 'een groendak',
};

const frames = { pvc: 'pvc', aluminium: 'aluminium', wood: 'hout', steel: 'staal' };

const heat = (h: Facts): string => (h.heating ? heatings[h.heating] : '');

const glass = (h: Facts): string => (h.glazing ? glazings[h.glazing] : '');

const roof = (h: Facts): string => (h.roof ? roofs[h.roof] : '');

const frame = (h: Facts): string => (h.windowFrame ? frames[h.windowFrame] : '');

export const comfort: readonly Line[] = [
  (h) => heat(h) && glass(h) && `Voor het comfort zorgen ${heat(h)} en ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `${capital(heat(h))} zorgt voor warmte, de ramen hebben ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `Er is ${heat(h)}; in de ramen zit ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `Technisch vindt u er ${heat(h)}, samen met ${glass(h)}.`,
  (h) => heat(h) && !glass(h) && `Voor de warmte is er ${heat(h)}.`,
  (h) => heat(h) && !glass(h) && `${capital(heat(h))} verzorgt de verwarming.`,
  (h) => !heat(h) && glass(h) && `De ramen zijn voorzien van ${glass(h)}.`,
];

export const shell: readonly Line[] = [
  (h) => roof(h) && frame(h) && `Het buitenschrijnwerk is van ${frame(h)} en het gebouw heeft ${roof(h)}.`,
  (h) => roof(h) && frame(h) && `Het gebouw heeft ${roof(h)}; het schrijnwerk is uitgevoerd in ${frame(h)}.`,
  (h) => roof(h) && !frame(h) && `Het gebouw heeft ${roof(h)}.`,
  (h) => !roof(h) && frame(h) && `Het buitenschrijnwerk is uitgevoerd in ${frame(h)}.`,
  (h) => !roof(h) && frame(h) && `De raamprofielen zijn van ${frame(h)}.`,
];

export const solar: readonly Line[] = [
  (h) => h.solarPanels && 'Zonnepanelen leveren een deel van de stroom.',
  (h) => h.solarPanels && 'De zonnepanelen op het dak drukken de energiefactuur.',
  (h) => h.solarPanels && 'Met zonnepanelen wekt u zelf elektriciteit op.',
  (h) => h.solarPanels && 'Ook zonnepanelen zijn aanwezig.',
];
