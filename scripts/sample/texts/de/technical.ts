import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';

const heatings = {
  gas: { nom: 'eine Gaszentralheizung', short: 'Gaszentralheizung' },
  oil: { nom: 'eine Ölzentralheizung', short: 'Ölzentralheizung' },
  heat_pump: { nom: 'eine Wärmepumpe', short: 'Wärmepumpe' },
  geothermal: { nom: 'eine Erdwärmepumpe', short: 'Erdwärmepumpe' },
  electric: { nom: 'eine Elektroheizung', short: 'Elektroheizung' },
  pellets: { nom: 'eine Pelletheizung', short: 'Pelletheizung' },
  district: { nom: 'eine Fernwärmeversorgung', short: 'Fernwärme' },
  stove: { nom: 'eine Ofenheizung', short: 'Ofenheizung' },
};

const glazings = {
  single: 'Einfachverglasung',
  double: 'Doppelverglasung',
  high_yield: 'Wärmeschutzverglasung',
  triple: 'Dreifachverglasung',
};

const roofs = {
  tiles: 'ein Ziegeldach',
  slate: 'ein Schieferdach',
  flat: 'ein Flachdach',
  thatch: 'ein Reetdach',
  zinc: 'ein Zinkdach',
  green: 'ein Gründach',
};

const frames = { pvc: 'PVC', aluminium: 'Aluminium', wood: 'Holz', steel: 'Stahl' };

const heat = (h: Facts): string => (h.heating ? heatings[h.heating].nom : '');

const heatShort = (h: Facts): string => (h.heating ? heatings[h.heating].short : '');

const glass = (h: Facts): string => (h.glazing ? glazings[h.glazing] : '');

const roof = (h: Facts): string => (h.roof ? roofs[h.roof] : '');

const frame = (h: Facts): string => (h.windowFrame ? frames[h.windowFrame] : '');

export const comfort: readonly Line[] = [
  (h) => heat(h) && glass(h) && `Für Komfort sorgen ${heat(h)} und ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `${capital(heat(h))} sorgt für Wärme, die Fenster haben ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `Technisch finden Sie ${heat(h)} sowie ${glass(h)}.`,
  (h) => heat(h) && glass(h) && `Zur Ausstattung gehören ${heatShort(h)} und ${glass(h)}.`,
  (h) => heat(h) && !glass(h) && `Für Wärme sorgt ${heat(h)}.`,
  (h) => heat(h) && !glass(h) && `${capital(heat(h))} versorgt das Gebäude mit Wärme.`,
  (h) => !heat(h) && glass(h) && `Die Fenster haben ${glass(h)}.`,
];

export const shell: readonly Line[] = [
  (h) => roof(h) && frame(h) && `Die Fensterrahmen sind aus ${frame(h)}, das Gebäude hat ${roof(h)}.`,
  (h) => roof(h) && frame(h) && `Das Gebäude hat ${roof(h)} und Fensterrahmen aus ${frame(h)}.`,
  (h) => roof(h) && !frame(h) && `Das Gebäude hat ${roof(h)}.`,
  (h) => !roof(h) && frame(h) && `Die Fensterrahmen sind aus ${frame(h)}.`,
  (h) => !roof(h) && frame(h) && `Für die Fensterrahmen wurde ${frame(h)} gewählt.`,
];

export const solar: readonly Line[] = [
  (h) => h.solarPanels && 'Solarmodule liefern einen Teil des Stroms.',
  (h) => h.solarPanels && 'Die Solarmodule senken die Energierechnung.',
  (h) => h.solarPanels && 'Mit Solarmodulen erzeugen Sie eigenen Strom.',
  (h) => h.solarPanels && 'Auch Solarmodule sind vorhanden.',
];
