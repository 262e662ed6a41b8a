import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, many, wind } from './words.ts';

const pool = (h: Facts): string => (h.pool ? ' Das Schwimmbad macht den Sommer vollkommen.' : '');

const garden = (h: Facts): string => (h.gardenArea ? ` von ${m2(h.gardenArea)}` : '');

const terrace = (h: Facts): string => (h.terraceArea ? ` von ${m2(h.terraceArea)}` : '');

const atHome = (h: Facts): boolean => !h.garden && h.group !== 'commercial' && h.group !== 'investment';
const forGuests = (h: Facts): boolean => !h.garden && h.group === 'commercial';
const forTenants = (h: Facts): boolean => !h.garden && h.group === 'investment';

export const outdoor: readonly Line[] = [
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.terraceArea &&
    `Es gibt eine Terrasse von ${m2(h.terraceArea)}${h.orientation ? `, nach ${wind(h)} ausgerichtet` : ''}.`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Sobald das Wetter es erlaubt, genießen Sie die Terrasse${terrace(h)}${h.orientation ? `, die nach ${wind(h)} weist` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Auf der Terrasse${terrace(h)} empfangen Sie Ihre Gäste im Freien${h.orientation ? `; sie liegt nach ${wind(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Eine Terrasse${terrace(h)}${h.orientation ? ` nach ${wind(h)}` : ''} erweitert den Betrieb nach draußen.`,
  (h) =>
    forTenants(h) &&
    h.terrace &&
    `Es gibt eine Terrasse${terrace(h)}${h.orientation ? ` nach ${wind(h)}` : ''}, ein Vorteil bei der Vermietung.`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.orientation &&
    `Draußen schließt die Terrasse${terrace(h)} an den nach ${wind(h)} ausgerichteten Garten${garden(h)} an.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    `Die Terrasse${terrace(h)} geht in den Garten${garden(h)} über${h.orientation ? `, der nach ${wind(h)} ausgerichtet ist` : ''}.${pool(h)}`,
  (h) =>
    h.garden &&
    (h.gardenArea ?? 50) >= 50 &&
    h.terrace &&
    `Draußen liegen eine Terrasse${terrace(h)} und ein Garten${garden(h)}${h.orientation ? ` nach ${wind(h)}` : ''}: genug Platz zum Essen und Spielen im Freien.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.sunny &&
    `Nach ${wind(h)} gelegen, bekommen der Garten${garden(h)} und die Terrasse${terrace(h)} viel Sonne.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Der Garten${garden(h)}${h.orientation ? ` liegt nach ${wind(h)} und` : ''} lässt sich nach eigenem Geschmack anlegen.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Dazu gehört ein Garten${garden(h)}${h.orientation ? `, nach ${wind(h)} ausgerichtet` : ''}.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Wer gern draußen ist, hat hier einen eigenen Garten${garden(h)}${h.orientation ? ` nach ${wind(h)}` : ''}.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    (h.terraceArea ?? 0) >= 6 &&
    (h.terraceArea ?? 0) <= 25 &&
    `Die Terrasse${terrace(h)}${h.orientation ? ` liegt nach ${wind(h)} und` : ''} bietet Platz für einen Tisch und ein paar Stühle.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.sunny &&
    `Auf der nach ${wind(h)} gelegenen Terrasse${terrace(h)} sitzen Sie einen guten Teil des Tages in der Sonne.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Eine Terrasse${terrace(h)}${h.orientation ? ` nach ${wind(h)}` : ''} gibt Ihnen einen eigenen Platz im Freien.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Draußen sitzen Sie auf der Terrasse${terrace(h)}${h.orientation ? `, die nach ${wind(h)} weist` : ''}.${pool(h)}`,
  (h) => !h.garden && !h.terrace && h.pool && 'Ein Schwimmbad rundet den Wohnkomfort ab.',
];

const charger = (h: Facts): string => (h.chargingPoint ? ' Eine Ladestation ist vorhanden.' : '');

const garages = (h: Facts): string => many(h.garages ?? 0, 'eine Garage', 'Garagen');

const spaces = (h: Facts): string => many(h.parkings ?? 0, 'einen Stellplatz', 'Stellplätze');

export const parking: readonly Line[] = [
  (h) => h.garages && h.parkings && `Für die Autos gibt es ${garages(h)} und ${spaces(h)}.${charger(h)}`,
  (h) =>
    h.garages &&
    h.parkings &&
    `Zum Parken stehen Ihnen ${garages(h)} und ${many(h.parkings, 'ein Stellplatz', 'Stellplätze')} zur Verfügung.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `Das Auto steht trocken in der Garage.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `Eine Garage gehört dazu, praktisch für Auto und Fahrräder.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `Auch an eine Garage wurde gedacht.${charger(h)}`,
  (h) => (h.garages ?? 0) > 1 && !h.parkings && `Mehrere Autos finden in den ${garages(h)} Platz.${charger(h)}`,
  (h) => (h.garages ?? 0) > 1 && !h.parkings && `Mit ${garages(h)} ist auch das Parken geregelt.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `Sie verfügen über einen eigenen Stellplatz.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `Für das Auto ist ein Stellplatz vorgesehen.${charger(h)}`,
  (h) => !h.garages && (h.parkings ?? 0) > 1 && `Vor Ort gibt es ${spaces(h)}.${charger(h)}`,
  (h) =>
    !h.garages &&
    (h.parkings ?? 0) > 1 &&
    `Parken können Sie auf ${many(h.parkings ?? 0, '', 'Stellplätzen')}.${charger(h)}`,
  (h) => !h.garages && !h.parkings && h.chargingPoint && 'Für das Elektroauto ist eine Ladestation vorhanden.',
];
