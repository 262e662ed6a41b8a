import { isForRent } from '../catalogue/goal.ts';
import { unitIds } from '../catalogue/prices/price.ts';
import { issue } from '../files/issue-codes.ts';
import {
  type Feed,
  type FeedAttributes,
  type FeedPicture,
  type ImportedHome,
  InvalidFeedError,
  parseDay,
  parseYear,
  parseYes,
  parseYesNo,
  type UnknownValues,
  type Words,
} from './feed.ts';
import * as words from './openimmo-words.ts';
import { cellars, conditions, furnished, heating, kitchens, orientations, types } from './openimmo-words.ts';
import { readXmlElements, type XmlElement } from './xml.ts';

/** Reads a transfer of OpenImmo, version 1.2: all homes of a supplier, or changes of some (`umfang="TEIL"`). */
export function readOpenImmo(bytes: Uint8Array, unknownValues: UnknownValues): Feed {
  const feed: Feed = { homes: [], gone: [], partial: false, skipped: [] };
  let place = 0;
  let transfer: Readonly<Record<string, string>> | undefined;
  for (const element of readXmlElements(bytes, 'openimmo', new Set(['uebertragung', 'immobilie']))) {
    if (element.name === 'uebertragung') {
      transfer = element.attributes;
      feed.partial = isPartial(transfer.umfang);
      continue;
    }
    place++;
    const id =
      element.textAt('verwaltung_techn', 'openimmo_obid') ?? element.textAt('verwaltung_techn', 'objektnr_extern');
    const action = element.attributeAt('aktionart', 'verwaltung_techn', 'aktion') ?? transfer?.modus;
    if (!id) feed.skipped.push({ id: `immobilie ${place}`, path: 'openimmo_obid', ...issue('feedId') });
    else if (action?.toUpperCase() === 'DELETE') feed.gone.push(id);
    else feed.homes.push(unknownValues.read(() => toHome(id, element, unknownValues)));
  }
  if (!transfer)
    throw new InvalidFeedError('expected <uebertragung>, which says whether these are all homes, found nothing');
  return feed;
}

function isPartial(extent = 'none'): boolean {
  if (!/^(?:voll|teil)$/i.test(extent)) throw new InvalidFeedError(`expected umfang VOLL or TEIL, found ${extent}`);
  return extent.toUpperCase() === 'TEIL';
}

/** Converts an `immobilie`. */
function toHome(id: string, home: XmlElement, unknownValues: UnknownValues): ImportedHome {
  const goal = readChoice(
    'vermarktungsart',
    home.at('objektkategorie', 'vermarktungsart'),
    words.goalsByWord,
    unknownValues,
  );
  const language = unknownValues.wordOf('sprache', home.textAt('verwaltung_techn', 'sprache') ?? 'de', words.languages);
  const standing = home.attributeAt('stand', 'zustand_angaben', 'verkaufstatus');
  const title = home.textAt('freitexte', 'objekttitel');
  const description = parseDescription(home);
  return {
    id,
    reference: home.textAt('verwaltung_techn', 'objektnr_extern'),
    changed: parseDay(home.textAt('verwaltung_techn', 'stand_vom')),
    goal,
    type: parseType(home, unknownValues),
    place: {
      name: home.textAt('geo', 'ort'),
      zip: home.textAt('geo', 'plz'),
      countryId: unknownValues.wordOf('iso_land', home.attributeAt('iso_land', 'geo', 'land'), words.countries),
    },
    price: parsePrice(home, goal, unknownValues),
    address: parseAddress(home, unknownValues),
    marquee: unknownValues.wordOf('verkaufstatus', standing, words.marquees)?.[isForRent(goal) ? 1 : 0],
    contact: home.textAt('kontaktperson', 'email_direkt') ?? home.textAt('kontaktperson', 'email_zentrale'),
    title: language && title ? { [language]: title } : {},
    description: language && description ? { [language]: description } : {},
    pictures: parsePictures(home, unknownValues),
    attributes: parseAttributes(home, unknownValues),
  };
}

function parseType(home: XmlElement, unknownValues: UnknownValues): ImportedHome['type'] {
  const [kind] = home.at('objektkategorie', 'objektart')?.children ?? [];
  const detail = kind && Object.values(kind.attributes)[0]?.trim();
  return unknownValues.typeOf('objektart', kind && [kind.name, detail].filter(Boolean).join(' '), types);
}

function parsePrice(home: XmlElement, goal: ImportedHome['goal'], unknownValues: UnknownValues): ImportedHome['price'] {
  if (
    !unknownValues.wordOf('waehrung', home.attributeAt('iso_waehrung', 'preise', 'waehrung') ?? 'EUR', words.currencies)
  )
    return {};
  const parseAmount = (name: string) => unknownValues.amountOf(name, home.textAt('preise', name));
  if (!isForRent(goal)) {
    const publish = !parseYes(home.attributeAt('auf_anfrage', 'preise', 'kaufpreis'));
    return { amount: parseAmount('kaufpreis'), publish, unit: unitIds.plain };
  }
  const period = home.attributeAt('zeiteinheit', 'preise', 'preis_zeiteinheit') ?? 'MONAT';
  const unit = unknownValues.wordOf('zeiteinheit', period, words.priceUnits);
  return unit === undefined
    ? {}
    : { amount: parseAmount('kaltmiete') ?? parseAmount('nettokaltmiete'), publish: true, unit };
}

function parseAddress(home: XmlElement, unknownValues: UnknownValues): ImportedHome['address'] {
  const coordinate = (name: string) => unknownValues.amountOf(name, home.attributeAt(name, 'geo', 'geokoordinaten'));
  return {
    publish: parseYesNo(home.textAt('verwaltung_objekt', 'objektadresse_freigeben')),
    street: home.textAt('geo', 'strasse'),
    houseNumber: home.textAt('geo', 'hausnummer'),
    boxNr: home.textAt('geo', 'wohnungsnummer'),
    latitude: coordinate('breitengrad'),
    longitude: coordinate('laengengrad'),
  };
}

const parseDescription = (home: XmlElement): string =>
  ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben']
    .map((name) => home.textAt('freitexte', name))
    .filter(Boolean)
    .join('\n\n');

/** Returns the pictures, the title picture first. */
function parsePictures(home: XmlElement, unknownValues: UnknownValues): FeedPicture[] {
  const given = (home.at('anhaenge')?.all('anhang') ?? []).flatMap((annex) => {
    const group = annex.attributes.gruppe?.trim() || 'BILD';
    const url = annex.textAt('daten', 'pfad');
    if (words.noPictures.includes(group.toLowerCase())) return [];
    if (!url) {
      if (annex.at('daten', 'anhanginhalt')) unknownValues.add('anhanginhalt', 'a picture within the XML');
      return [];
    }
    const kind = unknownValues.wordOf('gruppe', group, words.pictureKinds);
    return kind ? [{ url, kind, first: group.toUpperCase() === 'TITELBILD' }] : [];
  });
  return given.sort((a, b) => Number(b.first) - Number(a.first)).map(({ url, kind }) => ({ url, kind }));
}

/** Reads the attributes of an `immobilie`. */
function parseAttributes(home: XmlElement, unknownValues: UnknownValues): FeedAttributes {
  const amount = (...way: string[]) => unknownValues.amountOf(way.at(-1) ?? '', home.textAt(...way));
  const figure = (...way: string[]) => unknownValues.figureOf(way.at(-1) ?? '', home.textAt(...way));
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
      constructionYear: parseYear(home.textAt('zustand_angaben', 'baujahr')),
      renovationYear: parseYear(home.textAt('zustand_angaben', 'letztemodernisierung')),
      condition: unknownValues.wordOf(
        'zustand_art',
        home.attributeAt('zustand_art', 'zustand_angaben', 'zustand'),
        conditions,
      ),
      orientation: readChoice(
        'ausricht_balkon_terrasse',
        equipment?.at('ausricht_balkon_terrasse'),
        orientations,
        unknownValues,
      ),
      availableFrom: parseDay(home.textAt('verwaltung_objekt', 'abdatum')),
    },
    comfort: {
      heating:
        readChoice('befeuerung', equipment?.at('befeuerung'), heating, unknownValues) ??
        (parseYes(equipment?.attributeAt('OFEN', 'heizungsart')) && 'stove'),
      kitchen: readChoice('kueche', equipment?.at('kueche'), kitchens, unknownValues),
      lift: parseYesNo(equipment?.attributeAt('PERSONEN', 'fahrstuhl')),
      cellar: unknownValues.wordOf('unterkellert', equipment?.attributeAt('keller', 'unterkellert'), cellars),
      attic: parseYesNo(equipment?.textAt('dachboden')),
      garden: parseYesNo(equipment?.textAt('gartennutzung')),
      pool: parseYesNo(equipment?.textAt('swimmingpool')),
      furnished: unknownValues.wordOf('moebliert', equipment?.attributeAt('moeb', 'moebliert'), furnished),
      petsAllowed: parseYesNo(home.textAt('verwaltung_objekt', 'haustiere')),
    },
    energy: {
      energyLabel: certificate?.textAt('wertklasse')?.toUpperCase(),
      specificEnergy:
        unknownValues.figureOf('endenergiebedarf', certificate?.textAt('endenergiebedarf')) ??
        unknownValues.figureOf('energieverbrauchkennwert', certificate?.textAt('energieverbrauchkennwert')),
      certificateEnd: parseDay(certificate?.textAt('gueltig_bis')),
    },
    costs: {
      chargesRenter: figure('preise', 'nebenkosten'),
      chargesOwner: amount('preise', 'hausgeld'),
      deposit: amount('preise', 'kaution'),
    },
  };
}

/** Returns the meaning of the attribute that is true; undefined if several are true and differ in meaning. */
function readChoice<T>(
  field: string,
  element: XmlElement | undefined,
  words: Words<T>,
  unknownValues: UnknownValues,
): T | undefined {
  const named = Object.entries(element?.attributes ?? {}).filter(([, value]) => parseYes(value.trim()));
  const meant = new Set(named.map(([name]) => unknownValues.wordOf(field, name, words)));
  meant.delete(undefined);
  if (meant.size > 1) unknownValues.add(field, named.map(([name]) => name).join(' and '));
  return meant.size === 1 ? [...meant][0] : undefined;
}
