import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';

const heatings = {
  gas: 'un chauffage central au gaz',
  oil: 'un chauffage central au mazout',
  heat_pump: 'une pompe à chaleur',
  geothermal: 'une pompe à chaleur géothermique',
  electric: 'un chauffage électrique',
  pellets: 'une chaudière à pellets',
  district: 'un raccordement au réseau de chaleur',
  stove: 'un poêle',
};

const glazings = {
  single: 'du simple vitrage',
  double: 'du double vitrage',
  high_yield: 'du vitrage à haut rendement',
  triple: 'du triple vitrage',
};

const roofs = {
  tiles: 'en tuiles',
  slate: 'en ardoises',
  flat: 'plate',
  thatch: 'en chaume',
  zinc: 'en zinc',
  green: 'végétalisée',
};

const frames = { pvc: 'PVC', aluminium: 'aluminium', wood: 'bois', steel: 'acier' };

const heat = (h: Facts): string => (h.heating ? heatings[h.heating] : '');

const glass = (h: Facts): string => (h.glazing ? glazings[h.glazing] : '');

const roof = (h: Facts): string => (h.roof ? roofs[h.roof] : '');

const frame = (h: Facts): string => (h.windowFrame ? frames[h.windowFrame] : '');

export const comfort: readonly Line[] = [
  (h) => heat(h) && glass(h) && `Le confort est assuré par ${heat(h)} et ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `${capital(heat(h))} assure une chaleur agréable, les fenêtres ont ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `Côté technique, on trouve ${heat(h)} ainsi que ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `À l'intérieur, ${heat(h)} ; aux fenêtres, ${glass(h)}.`,
  (h) => heat(h) && !glass(h) && `Pour la chaleur, il y a ${heat(h)}.`,
  (h) => heat(h) && !glass(h) && `${capital(heat(h))} assure une bonne température.`,
  (h) => !heat(h) && glass(h) && `Les fenêtres ont ${glass(h)}.`,
];

export const shell: readonly Line[] = [
  (h) => roof(h) && frame(h) && `Les châssis sont en ${frame(h)}, la toiture est ${roof(h)}.`,
  (h) => roof(h) && frame(h) && `La toiture est ${roof(h)} et les châssis sont en ${frame(h)}.`,
  (h) => roof(h) && !frame(h) && `La toiture est ${roof(h)}.`,
  (h) => !roof(h) && frame(h) && `Les châssis sont en ${frame(h)}.`,
  (h) => !roof(h) && frame(h) && `On y trouve des châssis en ${frame(h)}.`,
];

export const solar: readonly Line[] = [
  (h) => h.solarPanels && "Des panneaux photovoltaïques fournissent une partie de l'électricité.",
  (h) => h.solarPanels && "Les panneaux photovoltaïques allègent la facture d'énergie.",
  (h) => h.solarPanels && 'Grâce aux panneaux photovoltaïques, vous produisez votre propre courant.',
  (h) => h.solarPanels && 'Des panneaux photovoltaïques sont présents.',
];
