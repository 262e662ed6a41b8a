import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, metres, wind } from './words.ts';

export const plot: readonly Line[] = [
  (h) =>
    h.ground &&
    h.plotWidth &&
    `The plot covers ${m2(h.ground)} and is ${metres(h.plotWidth)} wide${h.orientation ? `; the rear faces ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `It measures ${m2(h.ground)}, with a width of ${metres(h.plotWidth)}${h.orientation ? ` and a rear that faces ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `In figures: ${m2(h.ground)}, ${metres(h.plotWidth)} of street frontage${h.orientation ? `, with the rear facing ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `The area is ${m2(h.ground)}${h.orientation ? `, with the rear facing ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `The plot is ${m2(h.ground)} in all${h.orientation ? `; the rear faces ${wind(h)}` : ''}.`,
];

const zones = {
  residential: 'a residential area',
  residential_rural: 'a rural residential area',
  residential_expansion: 'a residential expansion area',
  residential_park: 'a residential park',
  agricultural: 'an agricultural area',
  industrial: 'an industrial area',
  recreation: 'a holiday-residence area',
  nature: 'a nature area',
};

const permit = (h: Facts): string =>
  h.allotmentPermit === undefined
    ? ''
    : h.allotmentPermit
      ? ' A subdivision permit has been granted.'
      : ' There is no subdivision permit.';

export const zoning: readonly Line[] = [
  (h) => h.zoning && `The land lies in ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `In planning terms it is in ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `It is zoned as ${zones[h.zoning]}.${permit(h)}`,
  (h) => !h.zoning && permit(h).trim(),
];

function connections(h: Facts): string {
  const list = [h.water && 'water', h.gas && 'gas', h.electricity && 'electricity', h.drain && 'sewerage'].filter(
    Boolean,
  );
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
}

export const services: readonly Line[] = [
  (h) => h.group === 'land' && connections(h) && `Connections available: ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `As for utilities, you can count on ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `It can be connected to ${connections(h)}.`,
  (h) => h.group === 'garage' && h.chargingPoint && 'A charging point for an electric car is in place.',
  (h) => h.group === 'garage' && h.electricity && 'There is electricity.',
  (h) => h.group === 'garage' && h.electricity && 'Electricity is provided, handy for lighting.',
];

export const dream: readonly Line[] = [
  (h) => h.group === 'garage' && !h.rent && 'Use it yourself or let it to someone else, whichever suits you best.',
  (h) => h.group === 'garage' && !h.rent && 'As a small investment, too, a space like this is easy to manage.',
  (h) => h.group === 'garage' && h.rent && 'Renting is a simple solution, without a large outlay.',
  (h) => h.group === 'garage' && h.rent && 'The lease is quickly settled, so you will not have to wait long.',
  (h) => h.group === 'garage' && !h.rent && 'A space like this needs hardly any upkeep.',
  (h) =>
    h.kind === 'building-plot' && 'You choose your own architect, builder and pace, within the regulations that apply.',
  (h) => h.kind === 'building-plot' && 'A home that fits you entirely begins with a blank sheet like this.',
  (h) =>
    h.kind === 'building-plot' &&
    h.sunny &&
    `Facing ${wind(h)}, it lets you turn living room and garden towards the sun.`,
  (h) =>
    h.kind === 'building-plot' && h.roomy && 'There is land enough to leave you a real garden once the house is built.',
  (h) => h.kind === 'building-plot' && 'From the very first sketch, it is you who decides how you will live.',
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    'What you do with it is up to you, within the regulations of the zone.',
  (h) =>
    h.group === 'land' && h.kind !== 'building-plot' && 'Land remains a quiet investment that needs little upkeep.',
];
