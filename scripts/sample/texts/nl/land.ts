import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, metres, wind } from './words.ts';

export const plot: readonly Line[] = [
  (h) =>
    h.ground &&
    h.plotWidth &&
    `Het perceel meet ${m2(h.ground)}, bij een breedte van ${metres(h.plotWidth)}${h.orientation ? `; de achterzijde ligt op ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `De oppervlakte bedraagt ${m2(h.ground)} en de breedte ${metres(h.plotWidth)}${h.orientation ? `, met de achterzijde op ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `In cijfers: ${m2(h.ground)} grond met ${metres(h.plotWidth)} straatbreedte${h.orientation ? ` en een achterzijde op ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `De oppervlakte bedraagt ${m2(h.ground)}${h.orientation ? `, met de achterzijde op ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `In totaal is het perceel ${m2(h.ground)} groot${h.orientation ? `; de achterzijde kijkt naar ${wind(h)}` : ''}.`,
];

const zones = {
  residential: 'woongebied',
  residential_rural: 'woongebied met landelijk karakter',
  residential_expansion: 'woonuitbreidingsgebied',
  residential_park: 'woonpark',
  agricultural: 'agrarisch gebied',
  industrial: 'industriegebied',
  recreation: 'gebied voor verblijfsrecreatie',
  nature: 'natuurgebied',
};

const permit = (h: Facts): string =>
  h.allotmentPermit === undefined
    ? ''
    : h.allotmentPermit
      ? ' Voor de grond is een verkavelingsvergunning afgeleverd.'
      : ' Een verkavelingsvergunning is er niet.';

export const zoning: readonly Line[] = [
  (h) => h.zoning && `De grond is gelegen in ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `Stedenbouwkundig gaat het om ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `De stedenbouwkundige bestemming is ${zones[h.zoning]}.${permit(h)}`,
  (h) => permit(h).trim(),
];

function connections(h: Facts): string {
  const list = [h.water && 'water', h.gas && 'gas', h.electricity && 'elektriciteit', h.drain && 'riolering'].filter(
    Boolean,
  );
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} en ${list.at(-1)}` : list.join('');
}

export const services: readonly Line[] = [
  (h) =>
    h.group === 'land' &&
    connections(h) &&
    `Voor de nutsvoorzieningen is er aansluiting mogelijk op ${connections(h)}.`,
  (h) =>
    h.group === 'land' && connections(h) && `Wat de nutsvoorzieningen betreft, kunt u rekenen op ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `Nutsvoorzieningen: ${connections(h)}.`,
  (h) => h.group === 'garage' && h.chargingPoint && 'Een laadpaal voor uw elektrische wagen is aanwezig.',
  (h) => h.group === 'garage' && h.electricity && 'Er is elektriciteit aanwezig.',
  (h) => h.group === 'garage' && h.electricity && 'Elektriciteit is voorzien, handig voor de verlichting.',
];

export const dream: readonly Line[] = [
  (h) => h.group === 'garage' && !h.rent && 'Gebruik de plaats zelf of verhuur ze, zoals het u het best uitkomt.',
  (h) => h.group === 'garage' && !h.rent && 'Ook als kleine belegging is zo’n plaats makkelijk te beheren.',
  (h) => h.group === 'garage' && h.rent && 'Huren is een eenvoudige oplossing, zonder grote aankoop.',
  (h) => h.group === 'garage' && h.rent && 'Een huurovereenkomst is snel geregeld, zodat u niet lang hoeft te wachten.',
  (h) => h.group === 'garage' && !h.rent && 'Onderhoud vraagt een plaats als deze nauwelijks.',
  (h) =>
    h.kind === 'building-plot' &&
    'U kiest zelf uw architect, uw aannemer en uw tempo, binnen de geldende voorschriften.',
  (h) => h.kind === 'building-plot' && 'Een woning die helemaal bij u past, begint bij een blanco blad als dit.',
  (h) =>
    h.kind === 'building-plot' &&
    h.sunny &&
    `De oriëntatie op ${wind(h)} laat toe om leefruimte en tuin naar de zon te richten.`,
  (h) =>
    h.kind === 'building-plot' &&
    h.roomy &&
    'Door de ruime oppervlakte blijft er na het bouwen nog een flinke tuin over.',
  (h) => h.kind === 'building-plot' && 'Zo bepaalt u van bij de eerste schets hoe u later zult wonen.',
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    'Wat u er precies mee doet, bepaalt u binnen de voorschriften van de zone.',
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    'Grond blijft een rustige belegging, die weinig onderhoud vraagt.',
];
