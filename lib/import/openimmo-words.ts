import { goals } from '../catalogue/goal.ts';
import { countryIds } from '../catalogue/places/region.ts';
import { unitIds } from '../catalogue/prices/price.ts';
import type { Attributes } from '../catalogue/schema/attributes.ts';
import { webIds } from '../catalogue/web-ids.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FeedType, Words } from './feed.ts';

/** The words of `vermarktungsart`. */
export const goalsByWord: Words<0 | 1> = { kauf: goals.sale, miete_pacht: goals.rent };

/** The CountryID of the codes of `iso_land`. */
export const countries: Words<number> = {
  bel: countryIds.belgium,
  be: countryIds.belgium,
  lux: countryIds.luxembourg,
  lu: countryIds.luxembourg,
};
export const currencies: Words<true> = { eur: true };

/** The units of a rent by the words of `zeiteinheit`. */
export const priceUnits: Words<number> = { monat: unitIds.perMonth, jahr: unitIds.perYear };

/** The ids in data/marquees.json of the words of `verkaufstatus stand`, for a sale and for a rent. */
export const marquees: Words<readonly [sale: number | null, rent: number | null]> = {
  offen: [null, null],
  reserviert: [4, 4],
  verkauft: [5, 6],
};

/** The words of `befeuerung`, and the stove of `heizungsart`. */
export const heating: Words<Attributes['comfort']['heating']> = {
  gas: 'gas',
  oel: 'oil',
  fern: 'district',
  elektro: 'electric',
  pellet: 'pellets',
  luftwp: 'heat_pump',
  erdwaerme: 'geothermal',
  ofen: 'stove',
};

/** The words of `ausricht_balkon_terrasse`. */
export const orientations: Words<Attributes['building']['orientation']> = {
  nord: 'n',
  nordost: 'ne',
  ost: 'e',
  suedost: 'se',
  sued: 's',
  suedwest: 'sw',
  west: 'w',
  nordwest: 'nw',
};

/** The words of `zustand_art`. */
export const conditions: Words<Attributes['building']['condition']> = {
  erstbezug: 'new',
  projektiert: 'new',
  neuwertig: 'turnkey',
  gepflegt: 'good',
  modernisiert: 'renovated',
  teil_vollrenoviert: 'renovated',
  teil_vollsaniert: 'renovated',
  teil_saniert: 'renovated',
  baufaellig: 'to_renovate',
  renovierungsbeduerftig: 'to_refresh',
  teil_vollrenovierungsbed: 'to_renovate',
  sanierungsbeduerftig: 'to_renovate',
  rohbau: 'shell',
};

export const kitchens: Words<Attributes['comfort']['kitchen']> = { ebk: 'fitted', pantry: 'kitchenette' };
export const cellars: Words<boolean> = { ja: true, teil: true, nein: false };
export const furnished: Words<boolean> = { voll: true, teil: true };

/** The words of `sprache`; a text without a language is German, like the format. */
export const languages: Words<Locale> = Object.fromEntries(
  [
    ['de', ['de', 'de-de', 'de-be', 'de-lu', 'deu', 'ger']],
    ['nl', ['nl', 'nl-nl', 'nl-be', 'nld', 'dut']],
    ['fr', ['fr', 'fr-fr', 'fr-be', 'fr-lu', 'fra', 'fre']],
    ['en', ['en', 'en-gb', 'en-us', 'eng']],
  ].flatMap(([locale, codes]) => (codes as string[]).map((code) => [code, locale as Locale])),
);

/** The words of `gruppe` for an `anhang` that is a picture; documents and films are not read. */
export const pictureKinds: Words<'exterior' | 'interior' | 'plan'> = {
  titelbild: 'exterior',
  aussenansichten: 'exterior',
  bild: 'interior',
  innenansichten: 'interior',
  grundriss: 'plan',
  karten_lageplan: 'plan',
};
export const noPictures: readonly string[] = [
  'dokumente',
  'film',
  'filmlink',
  'links',
  'anbieterlogo',
  'epass-skala',
  'panorama',
  'qrcode',
  'anbobjurl',
  'objektlink',
];

const house = (kind: string): FeedType => ({ webId: webIds.house, kind });
const apartment = (kind?: string): FeedType => ({ webId: webIds.apartment, kind });
const business = (kind: string): FeedType => ({ webId: webIds.business, kind });

/** The types by `objektart`: the name of the element, and after a space the type that its attribute names. */
export const types: Words<FeedType> = {
  haus: { webId: webIds.house, usually: 'house' },
  'haus einfamilienhaus': house('house'),
  'haus doppelhaushaelfte': house('house'),
  'haus villa': house('villa'),
  'haus bungalow': house('bungalow'),
  'haus stadthaus': house('town-house'),
  'haus bauernhaus': house('farmhouse'),
  'haus resthof': house('farmhouse'),
  'haus reihenhaus': house('terraced-house'),
  'haus reihenend': house('terraced-house'),
  'haus reihenmittel': house('terraced-house'),
  'haus reiheneck': house('terraced-house'),
  'haus mehrfamilienhaus': { webId: webIds.investment, kind: 'apartment-building' },
  wohnung: apartment(),
  'wohnung etage': apartment('apartment'),
  'wohnung apartment': apartment('apartment'),
  'wohnung dachgeschoss': apartment('apartment'),
  'wohnung terrassen': apartment('apartment'),
  'wohnung erdgeschoss': apartment('ground-floor-apartment'),
  'wohnung penthouse': apartment('penthouse'),
  'wohnung maisonette': apartment('duplex'),
  'wohnung loft-studio-atelier': apartment('loft'),
  zimmer: { webId: webIds.studio, kind: 'student-room' },
  'zimmer zimmer': { webId: webIds.studio, kind: 'student-room' },
  'grundstueck wohnen': { webId: webIds.land, kind: 'building-plot' },
  zinshaus_renditeobjekt: { webId: webIds.investment },
  'zinshaus_renditeobjekt mehrfamilienhaus': { webId: webIds.investment, kind: 'apartment-building' },
  'zinshaus_renditeobjekt wohnanlagen': { webId: webIds.investment, kind: 'apartment-building' },
  'zinshaus_renditeobjekt wohn_und_geschaeftshaus': { webId: webIds.investment, kind: 'mixed-use' },
  einzelhandel: business('shop'),
  'einzelhandel ladenlokal': business('shop'),
  'einzelhandel einzelhandelsladen': business('shop'),
  buero_praxen: business('office'),
  'buero_praxen bueroflaeche': business('office'),
  'buero_praxen buerohaus': business('office'),
  gastgewerbe: business('horeca'),
  'gastgewerbe gastronomie': business('horeca'),
  'gastgewerbe restaurant': business('horeca'),
  hallen_lager_prod: business('warehouse'),
  'hallen_lager_prod halle': business('warehouse'),
  'hallen_lager_prod lager': business('warehouse'),
  parken: { webId: webIds.garage },
  'parken einzelgarage': { webId: webIds.garage, kind: 'garage-box' },
  'parken doppelgarage': { webId: webIds.garage, kind: 'garage-box' },
  'parken stellplatz': { webId: webIds.garage, kind: 'parking-space' },
  'parken carport': { webId: webIds.garage, kind: 'parking-space' },
  'parken tiefgaragenstellplatz': { webId: webIds.garage, kind: 'parking-space' },
};
