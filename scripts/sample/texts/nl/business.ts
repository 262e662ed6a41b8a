import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Het } from './noun.ts';
import { m2, many, metres } from './words.ts';

export const volume: readonly Line[] = [
  (h) =>
    h.total &&
    h.ground &&
    `Het gebouw telt ${m2(h.total)} totale oppervlakte, op een perceel van ${m2(h.ground)}.${rooms(h)}`,
  (h) =>
    h.total &&
    h.ground &&
    `Op ${m2(h.ground)} grond staat een gebouw met een totale oppervlakte van ${m2(h.total)}.${rooms(h)}`,
  (h) => h.total && !h.ground && `De totale oppervlakte bedraagt ${m2(h.total)}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `De bewoonbare oppervlakte bedraagt ${m2(h.living)}${h.ground ? `, op een perceel van ${m2(h.ground)}` : ''}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `U koopt ${m2(h.living)} bewoonbare oppervlakte${h.ground ? ` op ${m2(h.ground)} grond` : ''}.${rooms(h)}`,
];

function rooms(h: Facts): string {
  if (!h.bedrooms) return '';
  const baths = (h.bathrooms ?? 0) + (h.showerRooms ?? 0);
  return ` In het geheel ${h.bedrooms === 1 ? 'is' : 'zijn'} er ${many(h.bedrooms, 'slaapkamer', 'slaapkamers')}${baths ? ` en ${many(baths, 'bad- of douchekamer', 'bad- en douchekamers')}` : ''}.`;
}

export const income: readonly Line[] = [
  (h) => h.monthlyRent && `De huurinkomsten bedragen vandaag ${euro(h.monthlyRent)} per maand.`,
  (h) => h.monthlyRent && `Het gebouw brengt ${euro(h.monthlyRent)} huur per maand op.`,
  (h) => !h.monthlyRent && h.kind === 'mixed-use' && 'De combinatie van handel en wonen spreidt het huurrisico.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'mixed-use' &&
    'U kunt het handelsgelijkvloers zelf gebruiken en de rest verhuren, of alles laten renderen.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'Omdat u het gebouw in zijn geheel koopt, beslist u alleen over huur, beheer en werken.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'Meerdere wooneenheden onder één dak betekenen ook meerdere huurinkomsten.',
  (h) => !h.monthlyRent && 'Het rendement hebt u mee in de hand, want verhuur en beheer bepaalt u zelf.',
];

const offices = (h: Facts): string =>
  h.officeArea && h.total && h.officeArea < h.total ? `, waarvan ${m2(h.officeArea)} kantoor` : '';

const front = (h: Facts): string => (h.frontWidth ? ` De gevel is ${metres(h.frontWidth)} breed.` : '');

const size = (h: Facts): number => h.total ?? h.living ?? h.officeArea ?? 0;

const comforts = (h: Facts): string =>
  h.toilets ? ` ${h.toilets === 1 ? 'Er is een toilet' : `Er zijn ${many(h.toilets, '', 'toiletten')}`} aanwezig.` : '';

export const floorspace: readonly Line[] = [
  (h) => size(h) > 0 && `De oppervlakte bedraagt ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `In totaal beschikt u over ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `${Het(h)} is ${m2(size(h))} groot${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `U krijgt ${m2(size(h))} ter beschikking${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) === 0 && front(h).trim(),
];

export const use: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    'De etalage is naar de straat gericht en zet uw aanbod in het licht; de verkoopruimte laat zich vrij inrichten.',
  (h) =>
    h.kind === 'shop' &&
    'Achter het uitstalraam ligt een verkoopruimte die zowel een boetiek als een dienstverlener past.',
  (h) =>
    h.kind === 'shop' &&
    'Voorbijgangers zien uw zaak dankzij de etalage, binnen is er vrijheid om rekken, toonbank en paskamers te plaatsen.',
  (h) =>
    h.kind === 'office' &&
    'De werkruimten zijn flexibel in te delen, van aparte bureaus tot een open werkvloer met vergaderhoek.',
  (h) => h.kind === 'office' && 'Bureaus, vergaderruimte en onthaal laten zich naar uw werking schikken.',
  (h) => h.kind === 'office' && 'Zowel een klein team als een praktijk met wachtruimte kan hier aan de slag.',
  (h) => h.kind === 'horeca' && 'De verbruikszaal laat toe om zowel een koffiezaak als een restaurant in te richten.',
  (h) => h.kind === 'horeca' && 'Van ontbijt tot avondservice: de ruimte leent zich tot meer dan één concept.',
  (h) =>
    h.kind === 'horeca' && 'Gastenruimte en werkruimte sluiten op elkaar aan, zodat de bediening vlot kan verlopen.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'De open ruimte is geschikt voor opslag, montage of distributie.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Rekken, machines of voertuigen: de vloer laat zich vrij indelen.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Ambacht, groothandel of webshop: de hal past zich aan uw activiteit aan.',
  (h) => h.group === 'commercial' && 'De ruimte is vrij in te delen, volgens uw activiteit.',
];
