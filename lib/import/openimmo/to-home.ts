import type { XmlElement } from '../feed/xml-element.ts';
import { dayOf, yesNoOf, yesOf } from '../given.ts';
import type { GivenPicture, ImportedHome } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { attributesOf, chosen } from './attributes.ts';
import { types } from './types.ts';
import * as words from './words.ts';

/** Makes a home in our words of an `immobilie`. */
export function toHome(id: string, home: XmlElement, notes: Notes): ImportedHome {
  const goal = chosen('vermarktungsart', home.at('objektkategorie', 'vermarktungsart'), words.goals, notes);
  const language = notes.wordOf('sprache', home.textAt('verwaltung_techn', 'sprache') ?? 'de', words.languages);
  const standing = home.attributeAt('stand', 'zustand_angaben', 'verkaufstatus');
  const title = home.textAt('freitexte', 'objekttitel');
  const description = descriptionOf(home);
  return {
    id,
    reference: home.textAt('verwaltung_techn', 'objektnr_extern'),
    changed: dayOf(home.textAt('verwaltung_techn', 'stand_vom')),
    goal,
    type: typeOf(home, notes),
    place: {
      name: home.textAt('geo', 'ort'),
      zip: home.textAt('geo', 'plz'),
      countryId: notes.wordOf('iso_land', home.attributeAt('iso_land', 'geo', 'land'), words.countries),
    },
    price: priceOf(home, goal, notes),
    address: addressOf(home, notes),
    marquee: notes.wordOf('verkaufstatus', standing, words.marquees)?.[goal === 1 ? 1 : 0],
    contact: home.textAt('kontaktperson', 'email_direkt') ?? home.textAt('kontaktperson', 'email_zentrale'),
    title: language && title ? { [language]: title } : {},
    description: language && description ? { [language]: description } : {},
    pictures: picturesOf(home, notes),
    attributes: attributesOf(home, notes),
  };
}

function typeOf(home: XmlElement, notes: Notes): ImportedHome['type'] {
  const [kind] = home.at('objektkategorie', 'objektart')?.children ?? [];
  const detail = kind && Object.values(kind.attributes)[0]?.trim();
  return notes.wordOf('objektart', kind && [kind.name, detail].filter(Boolean).join(' '), types);
}

function priceOf(home: XmlElement, goal: ImportedHome['goal'], notes: Notes): ImportedHome['price'] {
  if (!notes.wordOf('waehrung', home.attributeAt('iso_waehrung', 'preise', 'waehrung') ?? 'EUR', words.currencies))
    return {};
  const told = (name: string) => notes.amountOf(name, home.textAt('preise', name));
  if (goal !== 1) {
    const publish = !yesOf(home.attributeAt('auf_anfrage', 'preise', 'kaufpreis'));
    return { amount: told('kaufpreis'), publish, unit: 0 };
  }
  const period = home.attributeAt('zeiteinheit', 'preise', 'preis_zeiteinheit') ?? 'MONAT';
  const unit = notes.wordOf('zeiteinheit', period, words.priceUnits);
  return unit === undefined ? {} : { amount: told('kaltmiete') ?? told('nettokaltmiete'), publish: true, unit };
}

function addressOf(home: XmlElement, notes: Notes): ImportedHome['address'] {
  const coordinate = (name: string) => notes.amountOf(name, home.attributeAt(name, 'geo', 'geokoordinaten'));
  return {
    publish: yesNoOf(home.textAt('verwaltung_objekt', 'objektadresse_freigeben')),
    street: home.textAt('geo', 'strasse'),
    houseNumber: home.textAt('geo', 'hausnummer'),
    boxNr: home.textAt('geo', 'wohnungsnummer'),
    latitude: coordinate('breitengrad'),
    longitude: coordinate('laengengrad'),
  };
}

const descriptionOf = (home: XmlElement): string =>
  ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben']
    .map((name) => home.textAt('freitexte', name))
    .filter(Boolean)
    .join('\n\n');

/** The title picture first, wherever it stands. */
function picturesOf(home: XmlElement, notes: Notes): GivenPicture[] {
  const given = (home.at('anhaenge')?.all('anhang') ?? []).flatMap((annex) => {
    const group = annex.attributes.gruppe?.trim() || 'BILD';
    const url = annex.textAt('daten', 'pfad');
    if (words.noPictures.includes(group.toLowerCase())) return [];
    if (!url) {
      if (annex.at('daten', 'anhanginhalt')) notes.note('anhanginhalt', 'a picture within the XML');
      return [];
    }
    const kind = notes.wordOf('gruppe', group, words.pictureKinds);
    return kind ? [{ url, kind, first: group.toUpperCase() === 'TITELBILD' }] : [];
  });
  return given.sort((a, b) => Number(b.first) - Number(a.first)).map(({ url, kind }) => ({ url, kind }));
}
