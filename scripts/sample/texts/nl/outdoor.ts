import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, many, wind } from './words.ts';

const pool = ' Het zwembad maakt de zomer compleet.';

const atHome = (h: Facts): boolean => !h.garden && h.group !== 'commercial' && h.group !== 'investment';
const forGuests = (h: Facts): boolean => !h.garden && h.group === 'commercial';
const forTenants = (h: Facts): boolean => !h.garden && h.group === 'investment';

export const outdoor: readonly Line[] = [
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.terraceArea &&
    `Er is een terras van ${m2(h.terraceArea)}${h.orientation ? `, gericht op ${wind(h)}` : ''}.`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Van het terras${h.terraceArea ? ` (${m2(h.terraceArea)})` : ''}${h.orientation ? `, op ${wind(h)},` : ''} geniet u zodra het weer het toelaat.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Op het terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''} ontvangt u gasten in de openlucht${h.orientation ? `; het ligt op ${wind(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `Een terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''}${h.orientation ? ` op ${wind(h)}` : ''} breidt de zaak uit naar buiten.`,
  (h) =>
    forTenants(h) &&
    h.terrace &&
    `Er is een terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''}${h.orientation ? ` op ${wind(h)}` : ''}, een pluspunt bij de verhuring.`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.orientation &&
    `Buiten sluit het terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''} aan op de tuin${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}, georiënteerd op ${wind(h)}.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.terraceArea &&
    `Het terras van ${m2(h.terraceArea)} loopt over in de tuin${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}${h.orientation ? `, die op ${wind(h)} ligt` : ''}.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    (h.gardenArea ?? 50) >= 50 &&
    h.terrace &&
    `Achteraan vindt u een terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''} en een tuin${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}${h.orientation ? ` op ${wind(h)}` : ''}: plaats genoeg om buiten te eten en te spelen.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.sunny &&
    `De tuin${h.gardenArea ? ` (${m2(h.gardenArea)})` : ''} en het terras${h.terraceArea ? ` (${m2(h.terraceArea)})` : ''} liggen op ${wind(h)} en genieten dus volop van de zon.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `De tuin${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}${h.orientation ? ` ligt op ${wind(h)} en` : ''} laat zich naar eigen smaak aanleggen.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Er hoort een tuin bij${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}${h.orientation ? `, gericht op ${wind(h)}` : ''}.${h.pool ? pool : ''}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `Wie graag buiten is, heeft hier een eigen tuin${h.gardenArea ? ` van ${m2(h.gardenArea)}` : ''}${h.orientation ? ` op ${wind(h)}` : ''}.${h.pool ? pool : ''}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.terraceArea &&
    h.terraceArea >= 6 &&
    h.terraceArea <= 25 &&
    `Het terras van ${m2(h.terraceArea)}${h.orientation ? ` ligt op ${wind(h)} en` : ''} biedt plaats aan een tafel en een paar stoelen.${h.pool ? pool : ''}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.sunny &&
    `Op het terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''}, gericht op ${wind(h)}, zit u een groot deel van de dag in de zon.${h.pool ? pool : ''}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Een terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''} geeft u een eigen plek in de buitenlucht${h.orientation ? `, met oriëntatie op ${wind(h)}` : ''}.${h.pool ? pool : ''}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Buiten zitten kan op het terras${h.terraceArea ? ` van ${m2(h.terraceArea)}` : ''}${h.orientation ? ` op ${wind(h)}` : ''}.${h.pool ? pool : ''}`,
  (h) => !h.garden && !h.terrace && h.pool && 'Een zwembad maakt het wooncomfort compleet.',
];

const charger = ' Een laadpaal is aanwezig.';

export const parking: readonly Line[] = [
  (h) =>
    h.garages &&
    h.parkings &&
    `Voor de wagens zijn er ${h.garages === 1 ? 'een garage' : many(h.garages, '', 'garages')} en ${h.parkings === 1 ? 'een autostaanplaats' : many(h.parkings, '', 'autostaanplaatsen')}.${h.chargingPoint ? charger : ''}`,
  (h) =>
    h.garages &&
    h.parkings &&
    `Parkeren gebeurt op eigen terrein: ${h.garages === 1 ? 'een garage' : many(h.garages, '', 'garages')} en ${h.parkings === 1 ? 'een autostaanplaats' : many(h.parkings, '', 'autostaanplaatsen')}.${h.chargingPoint ? charger : ''}`,
  (h) => h.garages === 1 && !h.parkings && `De wagen staat droog in de garage.${h.chargingPoint ? charger : ''}`,
  (h) =>
    h.garages === 1 &&
    !h.parkings &&
    `Er hoort een garage bij, handig voor wagen en fietsen.${h.chargingPoint ? charger : ''}`,
  (h) => h.garages === 1 && !h.parkings && `Ook een garage ontbreekt niet.${h.chargingPoint ? charger : ''}`,
  (h) =>
    (h.garages ?? 0) > 1 &&
    !h.parkings &&
    `Er is plaats voor meerdere wagens in ${many(h.garages ?? 0, '', 'garages')}.${h.chargingPoint ? charger : ''}`,
  (h) =>
    (h.garages ?? 0) > 1 &&
    !h.parkings &&
    `Met ${many(h.garages ?? 0, '', 'garages')} is ook het parkeren geregeld.${h.chargingPoint ? charger : ''}`,
  (h) =>
    !h.garages && h.parkings === 1 && `U beschikt over een eigen autostaanplaats.${h.chargingPoint ? charger : ''}`,
  (h) =>
    !h.garages && h.parkings === 1 && `Voor de wagen is een autostaanplaats voorzien.${h.chargingPoint ? charger : ''}`,
  (h) =>
    !h.garages &&
    (h.parkings ?? 0) > 1 &&
    `Op het terrein zijn er ${many(h.parkings ?? 0, '', 'autostaanplaatsen')}.${h.chargingPoint ? charger : ''}`,
  (h) =>
    !h.garages &&
    (h.parkings ?? 0) > 1 &&
    `Parkeren kan op ${many(h.parkings ?? 0, '', 'autostaanplaatsen')}.${h.chargingPoint ? charger : ''}`,
  (h) => !h.garages && !h.parkings && h.chargingPoint && 'Voor de elektrische wagen is een laadpaal aanwezig.',
];
