import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { Le } from './noun.ts';
import { facing, m2, many, towards } from './words.ts';

const pool = (h: Facts): string => (h.pool ? ' La piscine fait le reste dès les beaux jours.' : '');

const garden = (h: Facts): string => (h.gardenArea ? ` de ${m2(h.gardenArea)}` : '');

const terrace = (h: Facts): string => (h.terraceArea ? ` de ${m2(h.terraceArea)}` : '');

const atHome = (h: Facts): boolean => !h.garden && h.group !== 'commercial' && h.group !== 'investment';
const forGuests = (h: Facts): boolean => !h.garden && h.group === 'commercial';
const forTenants = (h: Facts): boolean => !h.garden && h.group === 'investment';

export const outdoor: readonly Line[] = [
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.terraceArea &&
    `${Le(h)} s'ouvre sur une terrasse de ${m2(h.terraceArea)}${h.orientation ? ` ; elle est exposée ${towards(h)}` : ''}.`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Dès que le temps s'y prête, on profite de la terrasse${terrace(h)}${h.orientation ? `, exposée ${towards(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Sur la terrasse${terrace(h)}, vous recevez vos hôtes en plein air${h.orientation ? ` ; elle est exposée ${towards(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Une terrasse${terrace(h)}${h.orientation ? `, ${facing(h, true)},` : ''} prolonge l'établissement au-dehors.`,
  (h) =>
    forTenants(h) &&
    h.terrace &&
    `Une terrasse${terrace(h)}${h.orientation ? `, ${facing(h, true)},` : ''} est un atout pour la location.`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.orientation &&
    `Dehors, la terrasse${terrace(h)} prolonge le séjour vers un jardin${garden(h)} ${facing(h)}.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    `La terrasse${terrace(h)} se fond dans le jardin${garden(h)}${h.orientation ? `, exposé ${towards(h)}` : ''}.${pool(h)}`,
  (h) =>
    h.garden &&
    (h.gardenArea ?? 50) >= 50 &&
    h.terrace &&
    `À l'arrière, une terrasse${terrace(h)} et un jardin${garden(h)}${h.orientation ? ` ${facing(h)}` : ''} laissent de la place pour manger et jouer dehors.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.sunny &&
    `Exposés ${towards(h)}, le jardin${garden(h)} et la terrasse${terrace(h)} profitent largement du soleil.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Le jardin${garden(h)}${h.orientation ? `, ${facing(h)},` : ''} s'aménage au gré de vos envies.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Le bien dispose d'un jardin${garden(h)}${h.orientation ? `, exposé ${towards(h)}` : ''}.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Ceux qui aiment vivre dehors disposent d'un jardin privatif${garden(h)}${h.orientation ? `, ${facing(h)}` : ''}.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    (h.terraceArea ?? 0) >= 6 &&
    (h.terraceArea ?? 0) <= 25 &&
    `La terrasse${terrace(h)}${h.orientation ? `, ${facing(h, true)},` : ''} accueille une table et quelques chaises.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.sunny &&
    `Sur la terrasse${terrace(h)}, exposée ${towards(h)}, le soleil vous tient compagnie une bonne partie de la journée.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Une terrasse${terrace(h)}${h.orientation ? `, ${facing(h, true)},` : ''} vous offre un coin de plein air bien à vous.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `On prend l'air sur la terrasse${terrace(h)}${h.orientation ? `, ${facing(h, true)}` : ''}.${pool(h)}`,
  (h) => !h.garden && !h.terrace && h.pool && 'Une piscine parfait le confort de vie.',
];

const charger = (h: Facts): string => (h.chargingPoint ? ' Une borne de recharge est installée.' : '');

const garages = (h: Facts): string => many(h.garages ?? 0, 'un garage', 'garages');

const spaces = (h: Facts): string => many(h.parkings ?? 0, 'un emplacement de parking', 'emplacements de parking');

export const parking: readonly Line[] = [
  (h) => h.garages && h.parkings && `Pour les voitures, il y a ${garages(h)} et ${spaces(h)}.${charger(h)}`,
  (h) => h.garages && h.parkings && `Côté stationnement : ${garages(h)} et ${spaces(h)}.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `La voiture dort à l'abri dans le garage.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `Un garage est compris, pratique pour la voiture et les vélos.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `Le garage ne manque pas non plus à l'appel.${charger(h)}`,
  (h) =>
    (h.garages ?? 0) > 1 &&
    !h.parkings &&
    `Plusieurs voitures trouvent place dans ${h.garages === 2 ? 'les deux garages' : `les ${garages(h)}`}.${charger(h)}`,
  (h) =>
    (h.garages ?? 0) > 1 && !h.parkings && `Avec ${garages(h)}, la question du stationnement est réglée.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `Vous disposez d'un emplacement de parking attitré.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `Un emplacement de parking est prévu pour la voiture.${charger(h)}`,
  (h) => !h.garages && (h.parkings ?? 0) > 1 && `Sur place, ${spaces(h)} sont à votre disposition.${charger(h)}`,
  (h) => !h.garages && (h.parkings ?? 0) > 1 && `On se gare sur l'un des ${spaces(h)}.${charger(h)}`,
  (h) => !h.garages && !h.parkings && h.chargingPoint && 'Une borne de recharge attend la voiture électrique.',
];
