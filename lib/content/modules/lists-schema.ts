import { z } from 'zod';
import { id, key } from '../../catalogue/schema/fields.ts';

/** A choice of homes: those that are named, or the first of a list as visitors find it. */
const propertyList = z
  .strictObject({
    id: key,
    homes: z.array(id).min(1).optional().meta({ description: 'these homes, in this order' }),
    goal: z.enum(['sale', 'rent']).optional().meta({ description: 'or the newest of this goal' }),
    city: key.optional(),
    type: id.optional().meta({ description: 'a webId of data/property-types.json' }),
  })
  .refine(({ homes, goal }) => (homes === undefined) !== (goal === undefined), {
    path: ['homes'],
    error: 'either homes or a goal',
  });
export type PropertyList = z.infer<typeof propertyList>;

const projectList = z.strictObject({
  id: key,
  projects: z.array(id).min(1).optional().meta({ description: 'all projects, if left out' }),
});
export type ProjectList = z.infer<typeof projectList>;

/** What modules show a choice of: data/lists.json. */
export const listsFile = z.strictObject({
  $schema: z.string().optional(),
  propertyLists: z.array(propertyList),
  projectLists: z.array(projectList),
});
