import type { Voice } from '../voice.ts';
import { noun, type } from './noun.ts';
import { m2, metres, onFloor, rooms, wind } from './words.ts';

export const headlines: Voice['headlines'] = {
  house: [
    (h) => h.kind === 'bungalow' && h.bedrooms && `Alles gelijkvloers: bungalow met ${rooms(h)}`,
    (h) => (h.bedrooms ?? 0) >= 4 && `Plaats voor een groot gezin: ${type(h)} met ${rooms(h)}`,
    (h) => h.garden && h.sunny && `De zon achteraan: ${type(h)} met tuin op ${wind(h)}`,
    (h) => h.toRenovate && `Breng uw plannen mee: ${type(h)} in ${h.city.nl}`,
    (h) => h.project && `${h.project}: nieuwbouw met ${h.bedrooms ? rooms(h) : 'alle comfort'}`,
    (h) => h.facades === 4 && (h.ground ?? 0) > 800 && `Vrij wonen op ${m2(h.ground ?? 0)} in ${h.city.nl}`,
    (h) =>
      h.kind === 'farmhouse' && `Landelijk wonen: ${noun(h)} in ${h.city.nl} met ${h.garden ? 'tuin' : 'karakter'}`,
    (h) => h.solarPanels && h.heating === 'heat_pump' && `Energiezuinig wonen met warmtepomp en zonnepanelen`,
    (h) => h.condition === 'turnkey' && h.bedrooms && `Zo in te trekken: ${type(h)} met ${rooms(h)}`,
  ],
  apartment: [
    (h) => h.project && h.bedrooms && `${h.project}: ${noun(h)} met ${rooms(h)}`,
    (h) => h.terraceArea && h.sunny && `Buiten eten in de zon: ${noun(h)} met terras van ${m2(h.terraceArea)}`,
    (h) => h.floor === 0 && h.garden && `Op het gelijkvloers, met eigen tuin in ${h.city.nl}`,
    (h) => h.lift && (h.floor ?? 0) > 0 && h.bedrooms && `Met de lift naar ${rooms(h)} ${onFloor(h.floor ?? 0)}`,
    (h) => h.kind === 'duplex' && h.bedrooms && `Wonen op twee niveaus: duplex met ${rooms(h)}`,
    (h) => h.kind === 'penthouse' && h.terrace && `Bovenaan in ${h.city.nl}: penthouse met terras`,
    (h) => h.living && h.bedrooms && `${m2(h.living)} woonruimte en ${rooms(h)} in ${h.city.nl}`,
  ],
  studio: [
    (h) => h.living && `${m2(h.living)} voor u alleen: ${noun(h)} in ${h.city.nl}`,
    (h) =>
      h.floor !== undefined &&
      h.living &&
      `${noun(h) === 'studio' ? 'Studio' : 'Kamer'} van ${m2(h.living)} ${onFloor(h.floor)}`,
    (h) => h.kind === 'student-room' && h.furnished && `Gemeubeld kot, klaar voor het academiejaar`,
  ],
  land: [
    (h) =>
      h.kind === 'building-plot' &&
      h.plotWidth &&
      `Bouwen in ${h.city.nl} op een perceel van ${metres(h.plotWidth)} breed`,
    (h) => h.kind === 'building-plot' && h.ground && `Uw bouwplannen op ${m2(h.ground)} in ${h.city.nl}`,
    (h) => h.ground && h.orientation && `${m2(h.ground)} grond, achteraan gericht op ${wind(h)}`,
  ],
  investment: [
    (h) => h.kind === 'apartment-building' && `Appartementsgebouw in één hand in ${h.city.nl}`,
    (h) => h.kind === 'mixed-use' && `Wonen en handel onder één dak in ${h.city.nl}`,
    (h) => h.total && `Investeren in steen: ${m2(h.total)} in ${h.city.nl}`,
  ],
  commercial: [
    (h) => h.takeover && `Over te nemen zaak in ${h.city.nl}`,
    (h) => h.frontWidth && h.kind === 'shop' && `Uw etalage op een gevel van ${metres(h.frontWidth)} in ${h.city.nl}`,
    (h) => h.kind === 'office' && h.officeArea && `Uw kantoor op ${m2(h.officeArea)} in ${h.city.nl}`,
    (h) => h.kind === 'warehouse' && h.total && `${m2(h.total)} opslag en werkruimte in ${h.city.nl}`,
  ],
  garage: [
    (h) => `Altijd een vaste plek voor uw wagen in ${h.city.nl}`,
    (h) => h.kind === 'garage-box' && `Garagebox in ${h.city.nl} voor wagen, fietsen of berging`,
    (h) => `Nooit meer zoeken: eigen ${noun(h)} in ${h.city.nl}`,
  ],
};
