import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { dit, ditType, een, type } from './noun.ts';
import { rooms } from './words.ts';

export const openHouse: readonly Line[] = [
  (h) =>
    h.bedrooms &&
    (h.garages ?? 0) > 0 &&
    `Met ${rooms(h)} en ${h.garages === 1 ? 'een garage' : 'garages'} biedt ${ditType(h)} in ${h.city.nl} het comfort dat een gezin verwacht.`,
  (h) =>
    h.terrace &&
    h.garden &&
    `Tuin, terras en een interieur dat uitnodigt: ${ditType(h)} in ${h.city.nl} wil bewoond worden.`,
  (h) =>
    h.sound &&
    `Wie hier over de drempel stapt, begrijpt snel waarom ${ditType(h)} in ${h.city.nl} meer is dan een adres.`,
  (h) => h.roomy && `Royaal van opzet en helder ingedeeld: zo laat ${ditType(h)} in ${h.city.nl} zich samenvatten.`,
  (h) => `In ${h.city.nl} komt ${ditType(h)} op de markt, en dat is een bezoek waard.`,
  (h) =>
    !h.rent &&
    `U droomt van een eigen stek in ${h.city.nl}? ${capital(ditType(h))} brengt die droom een stap dichterbij.`,
  (h) =>
    h.kind === 'bungalow' && `Alle leefruimten op één niveau: dat is de grote troef van deze bungalow in ${h.city.nl}.`,
  (h) =>
    h.kind === 'farmhouse' && `Deze hoeve in ${h.city.nl} is gemaakt voor wie landelijk wil wonen en van ruimte houdt.`,
  (h) =>
    h.kind === 'bel-etage' &&
    `Deze bel-etagewoning in ${h.city.nl} brengt het dagelijkse leven een niveau hoger, met meer licht en meer privacy.`,
  (h) => h.kind === 'villa' && `Deze villa in ${h.city.nl} heeft alles om comfortabel en vrij te wonen.`,
  (h) => h.fresh && !h.underway && `Als eerste bewoner intrekken: dat kan in deze nieuwe ${type(h)} in ${h.city.nl}.`,
  (h) =>
    h.toRenovate &&
    `${capital(ditType(h))} in ${h.city.nl} wacht op iemand met plannen: de ligging en de volumes zijn er, de afwerking kiest u zelf.`,
  (h) =>
    h.toRenovate &&
    `Bouwt u liever verder op wat er al staat? Dan is ${dit(h)} in ${h.city.nl} een kans om te bekijken.`,
  (h) =>
    h.toRefresh &&
    `Wie graag een eigen toets aan een huis geeft, vindt in ${ditType(h)} in ${h.city.nl} een dankbaar vertrekpunt.`,
  (h) =>
    h.facades === 4 && `Ademruimte aan alle kanten en toch vlak bij alles: zo woont u in ${dit(h)} in ${h.city.nl}.`,
  (h) => h.garden && h.bedrooms && `Een tuin en ${rooms(h)}: ${dit(h)} in ${h.city.nl} heeft wat veel gezinnen zoeken.`,
  (h) =>
    h.sound &&
    `In ${h.city.nl} staat ${een(h, 'verrassend veelzijdig', 'verrassend veelzijdige')}, geschikt om lang in te blijven wonen.`,
  (h) => h.roomy && `Ruimte is in ${h.city.nl} een luxe, en ${ditType(h)} heeft er meer dan genoeg van.`,
  (h) =>
    h.sound && `Van buiten ingetogen, van binnen ruimer dan u verwacht: maak kennis met ${ditType(h)} in ${h.city.nl}.`,
  (h) => h.old && `Een huis met geschiedenis in ${h.city.nl}: ${dit(h)} vertelt er in elke kamer iets over.`,
  (h) => h.bedrooms && `In ${h.city.nl} stellen wij u een ${type(h)} met ${rooms(h)} voor.`,
  (h) =>
    h.sound &&
    `Sommige huizen voelen meteen juist aan, en ${ditType(h)} in ${h.city.nl} is daar een goed voorbeeld van.`,
  (h) => `Wie in ${h.city.nl} een ${type(h)} zoekt, moet hier zeker eens binnenkijken.`,
  (h) =>
    h.sunny && h.garden && `Licht, groen en een zonnige tuin: daarmee onderscheidt ${ditType(h)} in ${h.city.nl} zich.`,
];
