import type { DataReader, Filed } from '../data/reader.ts';
import { unitAvailability } from './availability.ts';
import type { Tables } from './catalogue.ts';
import { type Region, regionOf } from './region.ts';
import type { AttributeGroup, Attributes } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';

type Field = { [Group in AttributeGroup]: `${Group}.${keyof Attributes[Group] & string}` }[AttributeGroup];

interface Advert {
  home: Property;
  region: Region | null;
}

/** What an advert has to say, and the rule that wants it (domain facts, "Mandatory and customary mentions"). */
interface Mention {
  fields: readonly Field[];
  rule: string;
  wantedOf(advert: Advert): boolean;
}

const land = 4;
/** House, apartment, studio: what an energy certificate of a home is made for. */
const dwellings = [1, 2, 3];

const isSale = ({ home }: Advert) => home.goal === 0;
const isRent = ({ home }: Advert) => home.goal === 1;
/** New-build has its certificate once it is built. */
const isCertified = ({ home }: Advert) =>
  dwellings.includes(home.webId) && home.attributes.building.condition !== 'new';
const isIn = (region: Region) => (advert: Advert) => advert.region === region;

const mentions: readonly Mention[] = [
  {
    fields: [
      'legal.permit',
      'legal.zoning',
      'legal.judicialDecision',
      'legal.summons',
      'legal.preemptiveRights',
      'legal.allotmentPermit',
    ],
    rule: 'Flemish planning code, VCRO, art. 5.2.6',
    wantedOf: (advert) => isIn('flanders')(advert) && isSale(advert),
  },
  {
    fields: ['legal.floodScorePlot'],
    rule: 'Flemish water code, art. 1.3.3.3.2',
    wantedOf: (advert) => isIn('flanders')(advert) && isSale(advert),
  },
  {
    fields: ['legal.floodScoreBuilding'],
    rule: 'Flemish water code, art. 1.3.3.3.2',
    wantedOf: (advert) => isIn('flanders')(advert) && isSale(advert) && advert.home.webId !== land,
  },
  {
    fields: ['energy.specificEnergy', 'energy.certificateCode'],
    rule: 'Flemish energy decree of 8 May 2009, art. 11.2.1',
    wantedOf: (advert) => isIn('flanders')(advert) && isCertified(advert),
  },
  {
    fields: ['energy.specificEnergy', 'energy.co2'],
    rule: 'Brussels code of air, climate and energy (BWLKE, CoBrACE) of 2 May 2013',
    wantedOf: (advert) => isIn('brussels')(advert) && isCertified(advert),
  },
  {
    fields: ['energy.specificEnergy', 'energy.totalEnergy', 'energy.certificateCode'],
    rule: 'Walloon decree on energy performance of 28 November 2013',
    wantedOf: (advert) => isIn('wallonia')(advert) && isCertified(advert),
  },
  {
    fields: ['costs.chargesRenter'],
    rule: 'rent and charges are told in an advert: Civil Code, art. 1716, and the regional rent decrees; 0 where there are none',
    wantedOf: isRent,
  },
];

/** Tells what is missing in the adverts of homes that are published and can still be had, with the rule that wants it said. */
export function checkLegal(reader: DataReader, homes: readonly Filed<Property>[], tables: Tables): void {
  for (const { file, item: home } of homes) {
    const city = tables.cities.get(home.city);
    if (!city || !isOffered(home, tables)) continue;
    const advert = { home, region: regionOf(city.countryId, city.zip) };
    for (const { fields, rule } of mentions.filter(({ wantedOf }) => wantedOf(advert)))
      for (const field of fields)
        if (attributeAt(home, field) === undefined)
          reader.fault(file, `attributes.${field}`, `what the law wants in this advert (${rule})`, undefined);
  }
}

const isOffered = (home: Property, tables: Tables): boolean =>
  home.status === 'published' && unitAvailability(home, tables) !== 'sold';

function attributeAt({ attributes }: Property, field: Field): unknown {
  const [group, name] = field.split('.') as [AttributeGroup, string];
  return (attributes[group] as Record<string, unknown>)[name];
}
