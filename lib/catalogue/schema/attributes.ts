import { z } from 'zod';
import { area, choice, count, date, length, money, monthly, text, year, yesNo } from './fields.ts';

// Every attribute of a home (specification, section 3), in the groups and the order in which a property page shows them.
// One line here and a label per language in messages/ make a new attribute: docs/add-a-property-field.md.

const surfaces = z.strictObject({
  living: area(),
  total: area(),
  ground: area(),
  constructed: area(),
  terraceArea: area(),
  gardenArea: area(),
  officeArea: area(),
  plotWidth: length(),
  frontWidth: length(),
});

const layout = z.strictObject({
  bedrooms: count(),
  bathrooms: count(),
  showerRooms: count(),
  toilets: count(),
  garages: count(),
  parkings: count(),
  floors: count(60),
  floor: z.int().min(-5).max(60).optional().meta({ format: 'floor', description: '0 = ground floor' }),
  facades: count(4),
});

const building = z.strictObject({
  constructionYear: year(),
  renovationYear: year(),
  condition: choice('new', 'turnkey', 'good', 'renovated', 'to_refresh', 'to_renovate', 'shell'),
  orientation: choice('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'),
  roof: choice('tiles', 'slate', 'flat', 'thatch', 'zinc', 'green'),
  windowFrame: choice('pvc', 'aluminium', 'wood', 'steel'),
  availability: z.enum(['immediate', 'at_deed', 'to_agree', 'at_completion', 'from_date', 'tenanted']).optional().meta({
    format: 'choice',
    description: 'at_completion: still to be built or finished; tenanted: sold with its tenant, who stays',
  }),
  availableFrom: date(),
});

const comfort = z.strictObject({
  heating: choice('gas', 'oil', 'heat_pump', 'geothermal', 'electric', 'pellets', 'district', 'stove'),
  kitchen: choice('fitted', 'super_fitted', 'semi_fitted', 'kitchenette', 'none'),
  glazing: choice('single', 'double', 'high_yield', 'triple'),
  gas: yesNo(),
  water: yesNo(),
  electricity: yesNo(),
  drain: yesNo(),
  lift: yesNo(),
  cellar: yesNo(),
  attic: yesNo(),
  terrace: yesNo(),
  garden: yesNo(),
  pool: yesNo(),
  furnished: yesNo(),
  petsAllowed: yesNo(),
  solarPanels: yesNo(),
  chargingPoint: yesNo(),
});

const energy = z.strictObject({
  energyLabel: z
    .string()
    .regex(/^[A-I](?:\+{1,2}|-)?$/, 'a letter from A to I, with + or - behind it if need be')
    .optional()
    .meta({ description: 'EPCLabelText: wins over the computed label; the only source in Luxembourg' }),
  specificEnergy: z
    .number()
    .min(-500)
    .max(2000)
    .optional()
    .meta({ format: 'specificEnergy', description: 'kWh/m²/year' }),
  totalEnergy: z
    .number()
    .min(-100_000)
    .max(5_000_000)
    .optional()
    .meta({ format: 'totalEnergy', description: 'kWh/year' }),
  co2: z.number().min(-100).max(1000).optional().meta({ format: 'co2', description: 'kg CO₂/m²/year' }),
  eLevel: z
    .string()
    .regex(/^Ew?-?\d{1,3}$/, 'a level such as E20, in Wallonia Ew45')
    .optional()
    .meta({
      format: 'text',
      description: 'required or expected level of a home that is not finished; never a measured one',
    }),
  certificateCode: text(),
  certificateEnd: date(),
  electricalInspection: choice('conform', 'not_conform'),
});

const legal = z.strictObject({
  permit: choice('granted', 'not_granted', 'applied', 'not_applicable'),
  zoning: choice(
    'residential',
    'residential_rural',
    'residential_expansion',
    'residential_park',
    'agricultural',
    'industrial',
    'recreation',
    'nature',
  ),
  judicialDecision: choice('none', 'restoration_order', 'penalty_order', 'settlement'),
  summons: yesNo(),
  preemptiveRights: yesNo(),
  allotmentPermit: yesNo(),
  floodScorePlot: choice('A', 'B', 'C', 'D'),
  floodScoreBuilding: choice('A', 'B', 'C', 'D'),
  floodZone: choice('none', 'flood_area', 'riparian_zone'),
  heritage: choice('none', 'inventory', 'protected'),
  asbestosType: choice('safe', 'not_safe', 'free'),
  asbestosDate: date(),
  soilCertificate: yesNo(),
  planningInfo: choice('available', 'requested'),
});

const costs = z.strictObject({
  cadastralIncome: money(),
  monthlyRent: monthly(),
  chargesRenter: monthly(),
  chargesOwner: monthly(),
  deposit: money(),
  inventoryCost: money(),
  agencyCost: money(),
  vat: z.enum(['registration', 'vat_21', 'vat_6', 'mixed']).optional().meta({
    format: 'choice',
    description: 'vat_21, vat_6: the price contains VAT on all of it; mixed: 21 % on the building, none on landShare',
  }),
  landShare: z.number().positive().max(1_000_000_000).optional().meta({
    format: 'money',
    description: '€ of the price for the land, where vat is mixed: registration duty is due on it',
  }),
  registrationRights: money(),
  notaryFee: money(),
});

export const attributesSchema = z.strictObject({ surfaces, layout, building, comfort, energy, legal, costs });
export type Attributes = z.infer<typeof attributesSchema>;
export type AttributeGroup = keyof Attributes;
