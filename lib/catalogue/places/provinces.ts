import type { Localized } from '../../i18n/locales.ts';

const name = (nl: string, fr: string, en: string, de: string): Localized => ({ nl, fr, en, de });
const canton = (nl: string, fr = nl): Localized =>
  name(`kanton ${nl}`, `canton de ${fr}`, `canton of ${fr}`, `Kanton ${nl}`);

/** The Belgian provinces with Brussels, and the cantons of Luxembourg: what the `province` of a city in data/cities.json names. */
export const provinces = {
  antwerp: name('provincie Antwerpen', 'province d’Anvers', 'province of Antwerp', 'Provinz Antwerpen'),
  brussels: name(
    'Brussels Hoofdstedelijk Gewest',
    'Région de Bruxelles-Capitale',
    'Brussels-Capital Region',
    'Region Brüssel-Hauptstadt',
  ),
  'east-flanders': name('Oost-Vlaanderen', 'Flandre orientale', 'East Flanders', 'Ostflandern'),
  'flemish-brabant': name('Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant', 'Flämisch-Brabant'),
  hainaut: name('Henegouwen', 'Hainaut', 'Hainaut', 'Hennegau'),
  liege: name('provincie Luik', 'province de Liège', 'province of Liège', 'Provinz Lüttich'),
  limburg: name('Limburg', 'Limbourg', 'Limburg', 'Limburg'),
  luxembourg: name('provincie Luxemburg', 'province de Luxembourg', 'province of Luxembourg', 'Provinz Luxemburg'),
  namur: name('provincie Namen', 'province de Namur', 'province of Namur', 'Provinz Namur'),
  'walloon-brabant': name('Waals-Brabant', 'Brabant wallon', 'Walloon Brabant', 'Wallonisch-Brabant'),
  'west-flanders': name('West-Vlaanderen', 'Flandre occidentale', 'West Flanders', 'Westflandern'),
  capellen: canton('Capellen'),
  clervaux: canton('Clervaux'),
  diekirch: canton('Diekirch'),
  echternach: canton('Echternach'),
  'esch-sur-alzette': name(
    'kanton Esch-sur-Alzette',
    'canton d’Esch-sur-Alzette',
    'canton of Esch-sur-Alzette',
    'Kanton Esch an der Alzette',
  ),
  grevenmacher: canton('Grevenmacher'),
  'luxembourg-city': canton('Luxemburg', 'Luxembourg'),
  mersch: canton('Mersch'),
  redange: canton('Redange'),
  remich: canton('Remich'),
  vianden: canton('Vianden'),
  wiltz: canton('Wiltz'),
} as const satisfies Record<string, Localized>;

export type Province = keyof typeof provinces;

export const provinceIds = Object.keys(provinces) as [Province, ...Province[]];
