import { z } from 'zod';
import { isoDate, key, localized } from './fields.ts';

/** A phase in which a project is built and sold. */
export const phaseSchema = z.strictObject({
  number: z.int().positive(),
  name: localized,
  state: z.enum(['planned', 'under_construction', 'delivered']),
  delivery: isoDate.optional().meta({ description: 'when the phase is, or was, handed over' }),
});
export type Phase = z.infer<typeof phaseSchema>;

/** A building of a project, or a row of its plots along a street: what one drawing shows. */
export const blockSchema = z.strictObject({
  id: key.meta({ description: 'what the units name in unit.block' }),
  name: localized,
  drawing: z
    .enum(['facade', 'plots'])
    .meta({ description: 'facade: floors above each other; plots: parcels along a street' }),
  phase: z.int().positive().optional().meta({ description: 'a number of phases' }),
});

/** The position of a unit in its block; its floor is an attribute like that of any home. */
export const unitPlaceSchema = z.strictObject({
  block: key.meta({ description: 'an id of blocks in the file of its project' }),
  position: z.int().min(1).max(40).meta({ description: 'from left to right, seen from the street' }),
});

export const documentKinds = z.enum(['brochure', 'price_list', 'specifications', 'plans', 'basic_deed']);

/** A company or an office that builds. */
export const maker = () => z.string().min(1).max(80).optional();
