import { issue } from '../../files/issue-codes.ts';
import type { DataReader, FromFile } from '../../files/reader.ts';
import { unitAvailability } from '../availability.ts';
import type { Tables } from '../catalogue.ts';
import { isForRent, isForSale } from '../goal.ts';
import { isUnfinished } from '../off-plan.ts';
import { type Region, regionByZip } from '../places/region.ts';
import type { AttributeGroup, Attributes } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import { dwellings, land } from '../web-ids.ts';

type Field = { [Group in AttributeGroup]: `${Group}.${keyof Attributes[Group] & string}` }[AttributeGroup];

/** The names of the rules for developers and logs; the office has its own words for them. */
const rules = {
  planning: 'Flemish planning code, VCRO, art. 5.2.6',
  water: 'Flemish water code, art. 1.3.3.3.2',
  flemishEnergy: 'Flemish energy decree of 8 May 2009, art. 11.2.1, paragraph 3',
  brusselsEnergy: 'order of the Brussels government of 17 February 2011',
  walloonEnergy: 'Walloon decree on energy performance of 28 November 2013',
  brusselsPlanning: 'Brussels planning code, CoBAT, art. 280 and 281',
  rent: 'rent and common charges, in Brussels by the Housing Code, art. 217; 0 where there are none',
} as const;
type Rule = keyof typeof rules;

/** A mandatory mention of an advert, and the rule that requires it (domain facts, "Mandatory and customary mentions"). */
interface Mention {
  fields: readonly Field[];
  rule: Rule;
  /** The region in which the rule applies; undefined for all. */
  region?: Region;
  requiredFor(home: LegalHome): boolean;
}

const isSale = ({ goal }: LegalHome) => isForSale(goal);
const isRent = ({ goal }: LegalHome) => isForRent(goal);
/** New-build has its certificate some months after it is finished. */
const isCertified = (home: LegalHome) =>
  dwellings.includes(home.webId) && !isUnfinished(home) && home.attributes.building.condition !== 'new';

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
    rule: 'planning',
    region: 'flanders',
    requiredFor: isSale,
  },
  {
    fields: ['legal.floodScorePlot'],
    rule: 'water',
    region: 'flanders',
    requiredFor: isSale,
  },
  {
    fields: ['legal.floodScoreBuilding'],
    rule: 'water',
    region: 'flanders',
    requiredFor: (home) => isSale(home) && home.webId !== land && !isUnfinished(home),
  },
  {
    fields: ['energy.specificEnergy', 'energy.certificateCode'],
    rule: 'flemishEnergy',
    region: 'flanders',
    requiredFor: isCertified,
  },
  {
    fields: ['energy.specificEnergy', 'energy.co2'],
    rule: 'brusselsEnergy',
    region: 'brussels',
    requiredFor: isCertified,
  },
  {
    fields: ['energy.specificEnergy', 'energy.totalEnergy', 'energy.certificateCode'],
    rule: 'walloonEnergy',
    region: 'wallonia',
    requiredFor: isCertified,
  },
  {
    fields: ['legal.lawfulUse'],
    rule: 'brusselsPlanning',
    region: 'brussels',
    requiredFor: isSale,
  },
  {
    fields: ['costs.chargesRenter'],
    rule: 'rent',
    requiredFor: isRent,
  },
];

/** The fields of a home that the legal rules depend on. */
export type LegalHome = Pick<Property, 'status' | 'goal' | 'webId' | 'city' | 'projectId' | 'marquee' | 'attributes'>;

/** Reports the missing mandatory mentions of homes that are published and still available, with the rule that requires each. */
export function checkLegal(reader: DataReader, homes: readonly FromFile<LegalHome>[], tables: Tables): void {
  for (const { file, item: home } of homes) {
    const city = tables.cities.get(home.city);
    if (!city || !isOffered(home, tables)) continue;
    for (const [field, rule] of requiredByLaw(home, regionByZip(city.countryId, city.zip)))
      if (attributeAt(home, field) === undefined)
        reader.addIssue(file, `attributes.${field}`, issue('law', { article: rules[rule] }), undefined);
  }
}

/** Returns the attributes that the advert of a home in a region must mention, such as "legal.zoning", with the rule that requires each. */
export const requiredByLaw = (home: LegalHome, here: Region | null): Map<Field, Rule> =>
  new Map(
    mentions
      .filter(({ region, requiredFor: wantedOf }) => (region ?? here) === here && wantedOf(home))
      .flatMap(({ fields, rule }) => fields.map((field) => [field, rule] as const)),
  );

const isOffered = (home: LegalHome, tables: Tables): boolean =>
  home.status === 'published' && unitAvailability(home, tables) !== 'sold';

function attributeAt({ attributes }: LegalHome, field: Field): unknown {
  const [group, name] = field.split('.') as [AttributeGroup, string];
  return (attributes[group] as Record<string, unknown>)[name];
}
