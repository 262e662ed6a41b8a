import type { XmlElement } from '../feed/xml-element.ts';
import { dayOf, yearOf, yesNoOf, yesOf } from '../given.ts';
import type { GivenAttributes } from '../imported-home.ts';
import type { Notes, Words } from '../notes.ts';
import { cellars, conditions, furnished, heating, kitchens, orientations } from './words.ts';

/** The attributes of an `immobilie`. */
export function attributesOf(home: XmlElement, notes: Notes): GivenAttributes {
  const amount = (...way: string[]) => notes.amountOf(way.at(-1) ?? '', home.textAt(...way));
  const figure = (...way: string[]) => notes.figureOf(way.at(-1) ?? '', home.textAt(...way));
  const equipment = home.at('ausstattung');
  const certificate = home.at('zustand_angaben', 'energiepass');
  return {
    surfaces: {
      living: amount('flaechen', 'wohnflaeche'),
      total: amount('flaechen', 'gesamtflaeche'),
      ground: amount('flaechen', 'grundstuecksflaeche'),
      terraceArea: amount('flaechen', 'balkon_terrasse_flaeche'),
      gardenArea: amount('flaechen', 'gartenflaeche'),
      officeArea: amount('flaechen', 'bueroflaeche'),
    },
    layout: {
      bedrooms: amount('flaechen', 'anzahl_schlafzimmer'),
      bathrooms: amount('flaechen', 'anzahl_badezimmer'),
      toilets: amount('flaechen', 'anzahl_sep_wc'),
      parkings: amount('flaechen', 'anzahl_stellplaetze'),
      floor: figure('geo', 'etage'),
      floors: amount('geo', 'anzahl_etagen'),
    },
    building: {
      constructionYear: yearOf(home.textAt('zustand_angaben', 'baujahr')),
      renovationYear: yearOf(home.textAt('zustand_angaben', 'letztemodernisierung')),
      condition: notes.wordOf('zustand_art', home.attributeAt('zustand_art', 'zustand_angaben', 'zustand'), conditions),
      orientation: chosen('ausricht_balkon_terrasse', equipment?.at('ausricht_balkon_terrasse'), orientations, notes),
      availableFrom: dayOf(home.textAt('verwaltung_objekt', 'abdatum')),
    },
    comfort: {
      heating:
        chosen('befeuerung', equipment?.at('befeuerung'), heating, notes) ??
        (yesOf(equipment?.attributeAt('OFEN', 'heizungsart')) && 'stove'),
      kitchen: chosen('kueche', equipment?.at('kueche'), kitchens, notes),
      lift: yesNoOf(equipment?.attributeAt('PERSONEN', 'fahrstuhl')),
      cellar: notes.wordOf('unterkellert', equipment?.attributeAt('keller', 'unterkellert'), cellars),
      attic: yesNoOf(equipment?.textAt('dachboden')),
      garden: yesNoOf(equipment?.textAt('gartennutzung')),
      pool: yesNoOf(equipment?.textAt('swimmingpool')),
      furnished: notes.wordOf('moebliert', equipment?.attributeAt('moeb', 'moebliert'), furnished),
      petsAllowed: yesNoOf(home.textAt('verwaltung_objekt', 'haustiere')),
    },
    energy: {
      energyLabel: certificate?.textAt('wertklasse')?.toUpperCase(),
      specificEnergy:
        notes.figureOf('endenergiebedarf', certificate?.textAt('endenergiebedarf')) ??
        notes.figureOf('energieverbrauchkennwert', certificate?.textAt('energieverbrauchkennwert')),
      certificateEnd: dayOf(certificate?.textAt('gueltig_bis')),
    },
    costs: {
      chargesRenter: figure('preise', 'nebenkosten'),
      chargesOwner: amount('preise', 'hausgeld'),
      deposit: amount('preise', 'kaution'),
    },
  };
}

/** What an element says by the one attribute that is true; two of them that mean different things say nothing. */
export function chosen<T>(
  field: string,
  element: XmlElement | undefined,
  words: Words<T>,
  notes: Notes,
): T | undefined {
  const named = Object.entries(element?.attributes ?? {}).filter(([, value]) => yesOf(value.trim()));
  const meant = new Set(named.map(([name]) => notes.wordOf(field, name, words)));
  meant.delete(undefined);
  if (meant.size > 1) notes.note(field, named.map(([name]) => name).join(' and '));
  return meant.size === 1 ? [...meant][0] : undefined;
}
