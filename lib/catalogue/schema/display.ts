import { z } from 'zod';
import { conditionShape } from '../conditions/schema.ts';
import type { AttributeKey } from '../views/attributes.ts';
import { attributesSchema } from './attributes.ts';

/** The parts of a property page that a rule can hide; mandatory mentions, such as the energy label, are not among them. */
export const blocks = [
  'project',
  'plans',
  'videos',
  'tours',
  'map',
  'renovation',
  'history',
  'buyingCosts',
  'loan',
  'rentalCosts',
  'visit',
  'question',
  'offer',
  'rent',
  'documents',
  'friend',
  'poster',
] as const;
export type Block = (typeof blocks)[number];

/** The fields that a rule can compare beside the attributes; none of them reveals a price or an address. */
export const homeFields = [
  'goal',
  'webId',
  'kind',
  'city',
  'projectId',
  'marquee',
  'closed',
  'countryId',
  'region',
  'label',
  'priceIsShown',
] as const;
export type HomeField = (typeof homeFields)[number];

const attributeKeys = Object.values(attributesSchema.shape).flatMap(({ shape }) => Object.keys(shape)) as [
  AttributeKey,
  ...AttributeKey[],
];

const displayRuleSchema = z
  .strictObject({
    attributes: z
      .array(z.enum(attributeKeys))
      .optional()
      .meta({ description: 'attributes that the rule decides about' }),
    blocks: z.array(z.enum(blocks)).optional().meta({ description: 'parts of the page that the rule decides about' }),
    ...conditionShape<[string, ...string[]]>([...homeFields, ...attributeKeys]),
  })
  .meta({ description: 'shows these attributes and blocks only where the condition holds' });
export type DisplayRule = z.infer<typeof displayRuleSchema>;

/** data/conditions.json; attributes and blocks that no rule names are always shown. */
export const conditionsFile = z.strictObject({ $schema: z.string().optional(), items: z.array(displayRuleSchema) });
