import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { area, choice, count, date, length, money, monthly, text, year, yesNo } from './fields.ts';

// Every attribute of a home (specification, section 3), in the groups and the order in which a property page shows them.
// One line here and a label per language in messages/ make a new attribute: docs/add-a-property-field.md.

const surfaces = z.strictObject({
  living: area('living area, inside the walls'),
  total: area('area of all floors, inside the walls'),
  ground: area('area of the plot'),
  constructed: area('built-up area of the plot'),
  terraceArea: area('terraces together'),
  gardenArea: area('the garden'),
  officeArea: area('offices, or a room to work in'),
  plotWidth: length('width of the plot along the street'),
  frontWidth: length('width of the front of the building'),
});

const layout = z.strictObject({
  bedrooms: count('bedrooms'),
  bathrooms: count('bathrooms with a bath'),
  showerRooms: count('rooms with a shower and no bath'),
  toilets: count('toilets, those in bathrooms too'),
  garages: count('closed garages'),
  parkings: count('parking spaces, in the open or in a common garage'),
  floors: count('floors above ground, of the building', 60),
  floor: z
    .int()
    .min(-5)
    .max(60)
    .optional()
    .meta({ format: 'floor', description: 'the floor it is on; 0 is the ground floor, below it minus' }),
  facades: count('façades in the open: 2 terraced, 3 semi-detached, 4 detached', 4),
});

const building = z.strictObject({
  constructionYear: year('year in which it was built, or will be'),
  renovationYear: year('year of the last thorough renovation'),
  condition: choice(
    'state of the building; new: never lived in; shell: without its inside works',
    'new',
    'turnkey',
    'good',
    'renovated',
    'to_refresh',
    'to_renovate',
    'shell',
  ),
  orientation: choice('where the back of the house looks to', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'),
  roof: choice('what covers the roof', 'tiles', 'slate', 'flat', 'thatch', 'zinc', 'green'),
  windowFrame: choice('what the window frames are made of', 'pvc', 'aluminium', 'wood', 'steel'),
  availability: z.enum(['immediate', 'at_deed', 'to_agree', 'at_completion', 'from_date', 'tenanted']).optional().meta({
    format: 'choice',
    description: 'at_completion: still to be built or finished; tenanted: sold with its tenant, who stays',
  }),
  availableFrom: date('the day, where availability is from_date'),
});

const comfort = z.strictObject({
  heating: choice(
    'how it is heated',
    'gas',
    'oil',
    'heat_pump',
    'geothermal',
    'electric',
    'pellets',
    'district',
    'stove',
  ),
  kitchen: choice('how the kitchen is fitted', 'fitted', 'super_fitted', 'semi_fitted', 'kitchenette', 'none'),
  glazing: choice('glass of most windows', 'single', 'double', 'high_yield', 'triple'),
  gas: yesNo('connected to natural gas'),
  water: yesNo('connected to mains water'),
  electricity: yesNo('connected to electricity'),
  drain: yesNo('connected to the sewer'),
  lift: yesNo('a lift leads to it'),
  cellar: yesNo('it has a cellar'),
  attic: yesNo('it has an attic'),
  terrace: yesNo('it has a terrace'),
  garden: yesNo('it has a garden'),
  pool: yesNo('it has a swimming pool'),
  furnished: yesNo('sold or let with its furniture'),
  petsAllowed: yesNo('the tenant may keep pets'),
  maxPersons: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .meta({ format: 'count', description: 'how many people may live in it at most, by its permit' }),
  solarPanels: yesNo('solar panels that stay'),
  chargingPoint: yesNo('a charging point for a car'),
});

const energy = z.strictObject({
  energyLabel: z
    .string()
    .regex(/^[A-I](?:\+{1,2}|-)?$/, zodIssue('energyLabel'))
    .optional()
    .meta({ description: 'EPCLabelText: wins over the computed label; the only source in Luxembourg' }),
  insulationClass: z
    .string()
    .regex(/^[A-I]\+?$/, zodIssue('energyLabel'))
    .optional()
    .meta({
      format: 'text',
      description: 'thermal insulation class of the certificate; an advert names it in Luxembourg',
    }),
  specificEnergy: z
    .number()
    .min(-500)
    .max(2000)
    .optional()
    .meta({ format: 'specificEnergy', description: 'energy score of the certificate, kWh/m² a year' }),
  totalEnergy: z
    .number()
    .min(-100_000)
    .max(5_000_000)
    .optional()
    .meta({ format: 'totalEnergy', description: 'energy that the home needs in all, kWh a year (Wallonia)' }),
  co2: z
    .number()
    .min(-100)
    .max(1000)
    .optional()
    .meta({ format: 'co2', description: 'emission, kg CO₂/m² a year (Brussels)' }),
  eLevel: z
    .string()
    .regex(/^Ew?-?\d{1,3}$/, zodIssue('energyLevel'))
    .optional()
    .meta({
      format: 'text',
      description: 'required or expected level of a home that is not finished; never a measured one',
    }),
  certificateCode: text('number of the energy certificate; an advert names it in Flanders and Wallonia'),
  certificateEnd: date('last day on which the energy certificate is valid'),
  electricalInspection: choice(
    'result of the inspection of the electrical installation (AREI, RGIE)',
    'conform',
    'not_conform',
  ),
});

const legal = z.strictObject({
  permit: choice(
    'planning permission for the building and its use (Flemish planning code, VCRO art. 5.2.6)',
    'granted',
    'not_granted',
    'applied',
    'not_applicable',
  ),
  zoning: choice(
    'what the plan of the region makes of the plot (Flemish planning code, VCRO art. 5.2.6)',
    'residential',
    'residential_rural',
    'residential_expansion',
    'residential_park',
    'agricultural',
    'industrial',
    'recreation',
    'nature',
  ),
  lawfulUse: choice(
    'the latest lawful use of the property, as the municipality names it (Brussels planning code, CoBAT art. 280 and 281)',
    'housing',
    'shop',
    'office',
    'hotel',
    'workshop',
    'facility',
    'mixed',
  ),
  judicialDecision: choice(
    'court order or settlement about building without permission (Flemish planning code, VCRO art. 5.2.6)',
    'none',
    'restoration_order',
    'penalty_order',
    'settlement',
  ),
  summons: yesNo('somebody was summoned about a planning offence here (Flemish planning code, VCRO art. 5.2.6)'),
  preemptiveRights: yesNo('others have a right of pre-emption (Flemish planning code, VCRO art. 5.2.6)'),
  allotmentPermit: yesNo('the plot lies in a permitted allotment (Flemish planning code, VCRO art. 5.2.6)'),
  floodScorePlot: choice(
    'P score: how likely the plot is flooded, from A, the least, to D (Flemish water code, art. 1.3.3.3.2)',
    'A',
    'B',
    'C',
    'D',
  ),
  floodScoreBuilding: choice(
    'G score: how likely the building is flooded, from A, the least, to D (Flemish water code, art. 1.3.3.3.2)',
    'A',
    'B',
    'C',
    'D',
  ),
  floodZone: choice('marked out by the law as a flood area or a bank', 'none', 'flood_area', 'riparian_zone'),
  heritage: choice('listed as heritage: in the inventory, or protected', 'none', 'inventory', 'protected'),
  asbestosType: choice(
    'conclusion of the asbestos certificate (Flanders, homes from before 2001)',
    'safe',
    'not_safe',
    'free',
  ),
  asbestosDate: date('day of the asbestos certificate'),
  soilCertificate: yesNo('the soil certificate is there (Flemish soil decree)'),
  planningInfo: choice('the planning information of the municipality', 'available', 'requested'),
});

const costs = z.strictObject({
  cadastralIncome: money('cadastral income, not indexed'),
  monthlyRent: monthly('rent that the tenant of a home for sale pays; of a home for rent its price is the rent'),
  chargesRenter: monthly('charges that the tenant pays beside the rent, 0 for none; an advert tells them'),
  chargesOwner: monthly('charges of the co-ownership that the owner pays'),
  referenceRent: monthly(
    'reference rent of the Brussels rent grid; a rent of more than 120 % of it is presumed to be too high',
  ),
  connections: z.number().nonnegative().max(1_000_000).optional().meta({
    format: 'orIncluded',
    description: '€ for connecting a new building to the utilities, with VAT; 0 where the price contains it',
  }),
  deposit: money('rental deposit, at most what the region allows'),
  inventoryCost: money('the whole cost of the inventory of fixtures, which both share'),
  agencyCost: money('fee of the agency for the one who rents or buys'),
  vat: z.enum(['registration', 'vat_21', 'vat_6', 'mixed']).optional().meta({
    format: 'choice',
    description: 'vat_21, vat_6: the price contains VAT on all of it; mixed: 21 % on the building, none on landShare',
  }),
  landShare: z.number().positive().max(1_000_000_000).optional().meta({
    format: 'money',
    description: '€ of the price for the land, where vat is mixed: registration duty is due on it',
  }),
  registrationRights: money('registration duty, as somebody worked it out'),
  notaryFee: money('the notary’s fee, as somebody worked it out'),
});

export const attributesSchema = z.strictObject({ surfaces, layout, building, comfort, energy, legal, costs });
export type Attributes = z.infer<typeof attributesSchema>;
export type AttributeGroup = keyof Attributes;

/** Returns draft attributes with an empty group for each missing one, as the rules expect them. */
export function withEveryGroup(
  typed: { readonly [Name in AttributeGroup]?: Attributes[Name] | undefined },
): Attributes {
  const { surfaces = {}, layout = {}, building = {}, comfort = {}, energy = {}, legal = {}, costs = {} } = typed;
  return { surfaces, layout, building, comfort, energy, legal, costs };
}
