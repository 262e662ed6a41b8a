import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { isConvex } from '../projects/perspective.ts';
import { isoDate, key, localizedLine } from './fields.ts';

/** A phase in which a project is built and sold. */
export const phaseSchema = z.strictObject({
  number: z.int().positive().meta({ description: 'what blocks and the project name' }),
  name: localizedLine.meta({ description: 'name of the phase' }),
  state: z
    .enum(['planned', 'under_construction', 'delivered'])
    .meta({ description: 'how far it is; planned: not for sale yet' }),
  delivery: isoDate.optional().meta({ description: 'when the phase is, or was, handed over' }),
});
export type Phase = z.infer<typeof phaseSchema>;

const picturePoint = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);
const corners = z
  .tuple([picturePoint, picturePoint, picturePoint, picturePoint])
  .refine(isConvex, zodIssue('corners'))
  .meta({ draw: 'corners' });

/** The place of the front of a building in a picture, in per cent of the picture. */
const renderSchema = z.strictObject({
  picture: key.meta({ table: 'pictures', description: 'an id of pictures.json' }),
  front: corners.meta({
    description: 'the floors of the front, from the lowest; without a top floor that is set back',
  }),
  top: corners.optional().meta({ description: 'the top floor, where it has fewer units and is set back' }),
});

/** A building of a project, or a row of its plots along a street, shown in one drawing. */
export const blockSchema = z.strictObject({
  id: key.meta({ description: 'what the units name in unit.block' }),
  name: localizedLine.meta({ description: 'name of the building or the row of plots' }),
  drawing: z
    .enum(['facade', 'plots'])
    .meta({ description: 'facade: floors above each other; plots: parcels along a street' }),
  render: renderSchema.optional().meta({ description: 'only with facade: the picture in which its units are picked' }),
  phase: z.int().positive().optional().meta({ description: 'a number of phases' }),
});

/** The position of a unit in its block; its floor is an attribute like that of any home. */
export const unitPlaceSchema = z.strictObject({
  block: key.meta({ description: 'an id of blocks in the file of its project' }),
  position: z.int().min(1).max(40).meta({ description: 'from left to right, seen from the street' }),
});

export const documentKinds = z.enum(['brochure', 'price_list', 'specifications', 'plans', 'basic_deed']);

/** A company or an office that builds. */
export const maker = (description: string) => z.string().min(1).max(80).optional().meta({ description });
