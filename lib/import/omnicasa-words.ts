import type { Attributes } from '../catalogue/schema/attributes.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Words } from './feed.ts';

/** Takes the words of each meaning in all languages, `{ good: 'goed, bon' }`; returns the meaning of each word, `{ goed: 'good', bon: 'good' }`. */
const valuesByWord = <T extends string>(meanings: Readonly<Partial<Record<T, string>>>): Words<T> =>
  Object.fromEntries(
    Object.entries<string | undefined>(meanings).flatMap(([meaning, words = '']) =>
      [meaning, ...words.split(', ')].map((word) => [word, meaning as T]),
    ),
  );

/** The languages of LanguageId, and of the codes of `language`. */
export const languages: Words<Locale> = {
  '1': 'nl',
  '2': 'fr',
  '3': 'en',
  '4': 'de',
  nl: 'nl',
  fr: 'fr',
  en: 'en',
  de: 'de',
};

/** The numbers of Goal. Anything that is neither a sale nor a take-over is a rent, but only known numbers are accepted. */
export const goals: Words<0 | 1 | 2> = { '0': 0, '1': 1, '2': 2 };
export const countries: Words<number> = { '10': 10, '50': 50 };

export const conditions = valuesByWord<NonNullable<Attributes['building']['condition']>>({
  new: 'nieuw, nieuwbouw, neuf, état neuf, neubau, neu',
  turnkey: 'instapklaar, clé sur porte, bezugsfertig',
  good: 'goed, goede staat, bon, bon état, gut, gepflegt',
  renovated: 'gerenoveerd, rénové, renoviert',
  to_refresh: 'op te frissen, à rafraîchir, to refresh, auffrischungsbedürftig',
  to_renovate: 'te renoveren, à rénover, to renovate, renovierungsbedürftig',
  shell: 'ruwbouw, casco, gros œuvre, rohbau',
});

export const heating = valuesByWord<NonNullable<Attributes['comfort']['heating']>>({
  gas: 'aardgas, centrale verwarming op gas, gaz, gaz naturel, erdgas',
  oil: 'stookolie, mazout, heizöl, öl',
  heat_pump: 'warmtepomp, pompe à chaleur, heat pump, wärmepumpe',
  geothermal: 'geothermie, géothermie, erdwärme',
  electric: 'elektrisch, elektriciteit, électrique, electricity, strom',
  pellets: 'granulés',
  district: 'warmtenet, réseau de chaleur, district heating, fernwärme',
  stove: 'kachel, poêle, ofen',
});

export const kitchens = valuesByWord<NonNullable<Attributes['comfort']['kitchen']>>({
  fitted: 'ingericht, équipée, eingerichtet',
  super_fitted: 'super ingericht, hyper équipée, super-équipée, luxuriös eingerichtet',
  semi_fitted: 'half ingericht, semi-équipée, teilweise eingerichtet',
  kitchenette: 'kochnische',
  none: 'geen, aucune, keine',
});

export const glazing = valuesByWord<NonNullable<Attributes['comfort']['glazing']>>({
  single: 'enkel, enkel glas, simple, simple vitrage, einfachverglasung',
  double: 'dubbel, dubbel glas, dubbele beglazing, double vitrage, doppelverglasung',
  high_yield: 'hoogrendementsglas, super-isolerend, vitrage à haut rendement, wärmeschutzverglasung',
  triple: 'driedubbel, drievoudig glas, triple vitrage, dreifachverglasung',
});

export const windowFrames = valuesByWord<NonNullable<Attributes['building']['windowFrame']>>({
  pvc: 'kunststof, kunststoff',
  aluminium: 'alu',
  wood: 'hout, bois, holz',
  steel: 'staal, acier, stahl',
});

export const roofs = valuesByWord<NonNullable<Attributes['building']['roof']>>({
  tiles: 'pannen, tuiles, ziegel',
  slate: 'leien, ardoises, schiefer',
  flat: 'plat, plat dak, toit plat, flachdach',
  thatch: 'riet, chaume, reet',
  zinc: 'zink',
  green: 'groendak, toiture verte, gründach',
});

export const orientations = valuesByWord<NonNullable<Attributes['building']['orientation']>>({
  n: 'noord, nord, north',
  ne: 'noordoost, nord-est, north-east, nordost',
  e: 'oost, est, east, ost',
  se: 'zuidoost, sud-est, south-east, südost',
  s: 'zuid, sud, south, süd',
  sw: 'zuidwest, sud-ouest, south-west, südwest',
  w: 'west, ouest',
  nw: 'noordwest, nord-ouest, north-west, nordwest',
});

/** The mentions of a Flemish advert that the supplier gives as yes or no (VCRO, art. 5.2.6). */
export const permits: Words<Attributes['legal']['permit']> = valuesByWord<NonNullable<Attributes['legal']['permit']>>({
  granted: 'vg, vergund, vergunning uitgereikt, permis délivré',
  not_granted: 'gvg, niet vergund, geen vergunning uitgereikt, pas de permis délivré',
  applied: 'aangevraagd, demandé',
  not_applicable: 'niet van toepassing, sans objet',
});

export const zonings = valuesByWord<NonNullable<Attributes['legal']['zoning']>>({
  residential: 'wg, woongebied, zone d’habitat, wohngebiet',
  residential_rural: 'wglk, woongebied met landelijk karakter, zone d’habitat à caractère rural',
  residential_expansion: 'wug, woonuitbreidingsgebied',
  residential_park: 'wpg, wp, woonparkgebied, woonpark',
  agricultural: 'ag, agrarisch gebied, zone agricole',
  industrial: 'ig, industriegebied, zone industrielle',
  recreation: 'rg, recreatiegebied, zone de loisirs',
  nature: 'ng, natuurgebied, zone naturelle',
});

export const judicialDecisions = valuesByWord<NonNullable<Attributes['legal']['judicialDecision']>>({
  none: 'geen, aucune, keine',
  restoration_order: 'herstelmaatregel, rechterlijke herstelmaatregel',
  penalty_order: 'last onder dwangsom',
  settlement: 'minnelijke schikking',
});
