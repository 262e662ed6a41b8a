import type { Line } from '../voice.ts';
import { dit, een, noun } from './noun.ts';

export const openGarage: readonly Line[] = [
  (h) => `Parkeren in ${h.city.nl} wordt een stuk eenvoudiger met ${dit(h)}.`,
  (h) => `Een vaste plek voor uw wagen in ${h.city.nl}: dat is het comfort van ${dit(h)}.`,
  (h) =>
    h.kind === 'garage-box' &&
    `Wagen, motor, fietsen of seizoensspullen: in deze garagebox in ${h.city.nl} staan ze droog en achter slot.`,
  (h) => h.kind === 'garage-box' && `Wie in ${h.city.nl} woont of werkt, kent de waarde van een eigen garagebox.`,
  (h) =>
    h.kind === 'parking-space' &&
    `Elke avond zonder zoeken thuiskomen: deze autostaanplaats in ${h.city.nl} maakt het mogelijk.`,
  (h) =>
    h.kind === 'parking-space' &&
    `Uw wagen op een vaste, eigen plaats in ${h.city.nl}: zo begint en eindigt elke rit rustig.`,
  (h) => h.roomy && `Ruimer dan de meeste: ${dit(h)} in ${h.city.nl} laat u vlot in- en uitstappen.`,
  (h) => `Klein vastgoed, groot gemak: ${dit(h)} in ${h.city.nl} is meteen van nut.`,
  (h) => !h.rent && `Een ${noun(h)} in ${h.city.nl} is een belegging waar u weinig werk aan hebt.`,
  (h) => h.rent && `Te huur in ${h.city.nl}: ${een(h, 'handige', 'handige')} voor bewoners en pendelaars uit de buurt.`,
];

export const reach: readonly Line[] = [
  (h) => h.group === 'commercial' && 'Klanten, leveranciers en medewerkers vinden hier makkelijk hun weg.',
  (h) => h.group === 'commercial' && `Van hieruit bedient u ${h.city.nl} en de wijde omgeving.`,
  (h) => h.group === 'commercial' && `Een adres in ${h.city.nl} is voor klanten uit de streek snel gevonden.`,
  (h) => h.group === 'commercial' && `De ligging in ${h.city.nl} geeft uw zaak een plaats dicht bij haar publiek.`,
  (h) => h.group === 'commercial' && `Wie in ${h.city.nl} onderneemt, werkt waar de mensen wonen.`,
  (h) => h.group === 'garage' && 'Wie in de buurt woont, weet hoe welkom zo’n plek is.',
  (h) =>
    h.group === 'garage' && `Voor bewoners en bezoekers van ${h.city.nl} betekent dat minder zoeken en minder stress.`,
  (h) =>
    h.group === 'garage' &&
    'Ook wie elektrisch, met de motor of met de bestelwagen rijdt, weet zo altijd waar hij staat.',
  (h) => h.group === 'garage' && 'Waar iedereen een plaats zoekt, maakt dat het verschil.',
  (h) => h.group === 'garage' && `Dat is in ${h.city.nl} alvast één zorg minder.`,
];
