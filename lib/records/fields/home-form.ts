import { requiredByLaw } from '../../catalogue/checks/check-legal.ts';
import { isForRent } from '../../catalogue/goal.ts';
import { type Region, regionByZip } from '../../catalogue/places/region.ts';
import { type AttributeGroup, type Attributes, withEveryGroup } from '../../catalogue/schema/attributes.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { dwellings, garage, land } from '../../catalogue/web-ids.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Draft } from '../../files/draft.ts';

/** A home that is being written, with empty groups where none is filled in, for the rules that ask for attributes. */
export const withGroups = (home: Draft<Property>): Property =>
  ({ ...home, attributes: withEveryGroup(home.attributes ?? {}) }) as Property;

export const regionOfTyped = ({ city }: Draft<Property>, { catalogue }: Snapshot): Region | null => {
  const found = city === undefined ? undefined : catalogue.cities.get(city);
  return found ? regionByZip(found.countryId, found.zip) : null;
};

/** The lists that a home is in hold its main type, which may have been changed. */
export const withMainType = <Home extends Draft<Property>>(home: Home): Home =>
  home.webId === undefined || home.webIds?.includes(home.webId)
    ? home
    : { ...home, webIds: [home.webId, ...(home.webIds?.slice(1) ?? [])] };

/** The sections of the form, in the order of the page; a field that none names is in the last. */
export const homeSections = {
  kind: ['goal', 'webId', 'webIds', 'kind', 'marquee', 'reference', 'broker', 'projectId', 'lot', 'unit'],
  place: ['city', 'address'],
  price: ['price', 'attributes.costs'],
  texts: ['title', 'description'],
  pictures: ['pictures', 'plans', 'videos', 'tours', 'documents'],
  surfaces: ['attributes.surfaces'],
  layout: ['attributes.layout'],
  building: ['attributes.building'],
  comfort: ['attributes.comfort'],
  energy: ['attributes.energy'],
  legal: ['attributes.legal'],
  other: ['advertisedOn', 'history'],
} satisfies Record<string, readonly string[]>;

/** The possible headings of a form: `office.edit.sections` of the messages. */
export type SectionHeading = keyof typeof homeSections | 'general';

/** The fields that the office sets: by its buttons, and at each change. */
export const setByItself: readonly string[] = ['status', 'publishedAt', 'updatedAt', 'createDate', 'modifyDate'];

interface Unneeded {
  paths: readonly string[];
  isUnneeded(home: Property, region: Region | null): boolean;
}

const at = <Group extends AttributeGroup>(group: Group, ...names: readonly (keyof Attributes[Group] & string)[]) =>
  names.map((name) => `attributes.${group}.${name}`);

const isOf =
  (...types: readonly number[]) =>
  ({ webId }: Property) =>
    types.includes(webId);

/** Fields that a home of some kinds hardly has: their form shows them only when asked, or when they are filled in. */
const unneeded: readonly Unneeded[] = [
  {
    isUnneeded: isOf(land, garage),
    paths: [
      ...at('surfaces', 'living', 'total', 'terraceArea', 'gardenArea', 'officeArea'),
      ...at('layout', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floors', 'facades'),
      ...at('building', 'renovationYear', 'orientation', 'roof', 'windowFrame'),
      ...at('comfort', 'heating', 'kitchen', 'glazing', 'lift', 'cellar', 'attic', 'terrace', 'garden', 'pool'),
      ...at('comfort', 'furnished', 'petsAllowed', 'maxPersons', 'solarPanels'),
      ...at('energy', 'energyLabel', 'specificEnergy', 'totalEnergy', 'co2', 'eLevel', 'certificateCode'),
      ...at('energy', 'certificateEnd'),
    ],
  },
  {
    isUnneeded: isOf(land),
    paths: [
      ...at('layout', 'garages', 'parkings', 'floor'),
      ...at('building', 'constructionYear', 'condition'),
      ...at('comfort', 'chargingPoint'),
      ...at('energy', 'electricalInspection'),
      ...at('legal', 'floodScoreBuilding', 'asbestosType', 'asbestosDate'),
    ],
  },
  { isUnneeded: isOf(...dwellings), paths: at('surfaces', 'officeArea') },
  {
    isUnneeded: ({ goal }) => isForRent(goal),
    paths: [
      ...at('costs', 'cadastralIncome', 'monthlyRent', 'chargesOwner', 'vat', 'landShare', 'registrationRights'),
      ...at('costs', 'notaryFee'),
      ...at('legal', 'permit', 'zoning', 'judicialDecision', 'summons', 'preemptiveRights', 'allotmentPermit'),
      ...at('legal', 'floodScorePlot', 'floodScoreBuilding', 'floodZone', 'heritage', 'soilCertificate'),
      ...at('legal', 'planningInfo', 'asbestosType', 'asbestosDate'),
    ],
  },
  {
    isUnneeded: ({ goal }) => !isForRent(goal),
    paths: [
      ...at('costs', 'chargesRenter', 'deposit', 'inventoryCost', 'agencyCost'),
      ...at('comfort', 'petsAllowed', 'maxPersons'),
    ],
  },
  {
    isUnneeded: ({ attributes }) => attributes.building.availability !== 'tenanted',
    paths: at('costs', 'monthlyRent'),
  },
  {
    isUnneeded: ({ attributes }) => attributes.building.availability !== 'from_date',
    paths: at('building', 'availableFrom'),
  },
  {
    isUnneeded: ({ attributes }) => attributes.building.availability !== 'at_completion',
    paths: at('energy', 'eLevel'),
  },
  { isUnneeded: ({ attributes }) => attributes.costs.vat !== 'mixed', paths: at('costs', 'landShare') },
  { isUnneeded: ({ projectId }) => projectId === undefined, paths: ['lot', 'unit'] },
  {
    isUnneeded: (_, region) => region !== 'flanders',
    paths: [
      ...at('legal', 'floodScorePlot', 'floodScoreBuilding', 'floodZone', 'asbestosType', 'asbestosDate'),
      ...at('legal', 'allotmentPermit'),
    ],
  },
  {
    isUnneeded: (_, region) => region !== 'wallonia' && region !== 'brussels',
    paths: at('energy', 'totalEnergy', 'co2'),
  },
  { isUnneeded: (_, region) => region !== 'luxembourg', paths: at('energy', 'energyLabel', 'insulationClass') },
  { isUnneeded: (_, region) => region !== 'brussels', paths: at('legal', 'lawfulUse') },
  {
    isUnneeded: ({ goal }, region) => region !== 'brussels' || !isForRent(goal),
    paths: at('costs', 'referenceRent'),
  },
  {
    isUnneeded: ({ attributes }) =>
      attributes.building.condition !== 'new' && attributes.building.availability !== 'at_completion',
    paths: at('costs', 'connections'),
  },
  {
    // Belgian law.
    isUnneeded: (_, region) => region === 'luxembourg',
    paths: [
      ...at('legal', 'permit', 'zoning', 'judicialDecision', 'summons', 'preemptiveRights', 'heritage'),
      ...at('legal', 'soilCertificate', 'planningInfo'),
    ],
  },
];

/** The paths of fields that a home of this kind, goal and region hardly needs; what the law wants is never among them. */
export function listUnneededFields(typed: Draft<Property>, data: Snapshot): string[] {
  const [home, region] = [withGroups(typed), regionOfTyped(typed, data)];
  const wanted = new Set([...requiredByLaw(home, region).keys()].map((field) => `attributes.${field}`));
  const found = unneeded.filter(({ isUnneeded }) => isUnneeded(home, region)).flatMap(({ paths }) => paths);
  return [...new Set(found)].filter((path) => !wanted.has(path));
}
