import type { AnyTranslator, MessageKey } from '../../i18n/translator.ts';
import { isUnfinished } from '../off-plan.ts';
import type { Region } from '../places/region.ts';
import type { Property } from '../schema/property.ts';
import { dwellings, land } from '../web-ids.ts';
import type { AttributeKey } from './attributes.ts';

interface LabelRule {
  attribute: AttributeKey;
  /** Shown in place of its label under `attributes`. */
  label: MessageKey<'attributeLabels'>;
  /** The law or document that the name comes from. */
  source: string;
  isUsedFor(home: Property, region: Region | null): boolean;
}

const isIn =
  (...regions: readonly Region[]) =>
  (_: Property, region: Region | null): boolean =>
    region !== null && regions.includes(region);

/** The first year in which Flanders grants environmental permits; a permit for an older building has its former name. */
const firstEnvironmentalYear = 2018;

const hasEnvironmentalPermit = (home: Property): boolean =>
  home.webId === land ||
  isUnfinished(home) ||
  (home.attributes.building.constructionYear ?? 0) >= firstEnvironmentalYear;

/** Names that depend on the region, the age and the kind of the offer; every other attribute has one name everywhere. */
const rules: readonly LabelRule[] = [
  {
    attribute: 'officeArea',
    label: 'study',
    source: 'an office in a dwelling is a room to work in',
    isUsedFor: ({ webId }) => dwellings.includes(webId),
  },
  {
    attribute: 'permit',
    label: 'environmentalPermit',
    source: 'Flemish planning code (VCRO) art. 5.2.6, as BIV read it on 28 March 2018',
    isUsedFor: (home, region) => region === 'flanders' && hasEnvironmentalPermit(home),
  },
  {
    attribute: 'permit',
    label: 'buildingPermit',
    source: 'Luxembourg law of 19 July 2004, art. 37; municipalities call the permit “autorisation de bâtir”',
    isUsedFor: isIn('luxembourg'),
  },
  {
    attribute: 'certificateCode',
    label: 'pebCertificateNumber',
    source: 'Walloon decree of 28 November 2013; the unique code is Flemish',
    isUsedFor: isIn('wallonia', 'brussels'),
  },
  {
    attribute: 'certificateCode',
    label: 'cpeNumber',
    source: 'Luxembourg: certificat de performance énergétique',
    isUsedFor: isIn('luxembourg'),
  },
  {
    attribute: 'specificEnergy',
    label: 'epcScore',
    source: 'Flemish energy decree of 8 May 2009, art. 11.2.1, paragraph 3: the score of the EPC',
    isUsedFor: isIn('flanders'),
  },
  {
    attribute: 'soilCertificate',
    label: 'soilExtract',
    source: 'Walloon soil decree of 1 March 2018, art. 31, in force since 2019: “extrait conforme” of the BDES',
    isUsedFor: isIn('wallonia'),
  },
  {
    attribute: 'monthlyRent',
    label: 'currentRent',
    source: 'schema: what the tenant of a home for sale pays',
    isUsedFor: ({ goal }) => goal !== 1,
  },
];

/** A building that was proved to stand before 22 April 1962 is deemed permitted (Flemish planning code, VCRO art. 4.2.14, paragraph 1); a building of 1962 itself may be later. */
const firstPermitYear = 1962;

const isPresumedPermitted = ({ attributes: { building, legal } }: Property, region: Region | null): boolean =>
  region === 'flanders' &&
  legal.permit === 'not_applicable' &&
  building.constructionYear !== undefined &&
  building.constructionYear < firstPermitYear;

/** The name of an attribute of a home in a region, and its value where the law has its own words for it. */
export function namedByLaw(
  row: { key: AttributeKey; label: string; value: string },
  home: Property,
  region: Region | null,
  t: AnyTranslator,
): { label: string; value: string } {
  const rule = rules.find(({ attribute, isUsedFor }) => attribute === row.key && isUsedFor(home, region));
  return {
    label: rule ? t(`attributeLabels.${rule.label}`) : row.label,
    value: row.key === 'permit' && isPresumedPermitted(home, region) ? t('attributeLabels.presumedPermit') : row.value,
  };
}
