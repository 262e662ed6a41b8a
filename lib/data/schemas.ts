import type { z } from 'zod';
import { costsSchema } from '../catalogue/costs/schema.ts';
import { deedMediansFile } from '../catalogue/schema/deed-medians.ts';
import { conditionsFile } from '../catalogue/schema/display.ts';
import {
  citiesFile,
  marqueesFile,
  picturesFile,
  priceUnitsFile,
  projectSchema,
  propertyTypesFile,
} from '../catalogue/schema/lists.ts';
import { propertySchema } from '../catalogue/schema/property.ts';
import { articleSchema, categoriesFile, figuresFile, testimonialsFile } from '../content/articles.ts';
import { footerSchema, headerSchema } from '../content/frame/schema.ts';
import { importsFile } from '../content/import-sources.ts';
import { menuFile } from '../content/menu.ts';
import { listsFile } from '../content/modules/schema.ts';
import { pageSchema } from '../content/pages.ts';
import { siteSchema, teamFile } from '../content/schema.ts';
import { visitsSchema } from '../content/visit-settings.ts';

/** The schema of each kind of data file, by its name in data/schemas: of the files of a folder, or of the one file with that name. */
export const dataSchemas = {
  property: propertySchema,
  project: projectSchema,
  cities: citiesFile,
  'property-types': propertyTypesFile,
  marquees: marqueesFile,
  'price-units': priceUnitsFile,
  pictures: picturesFile,
  site: siteSchema,
  header: headerSchema,
  footer: footerSchema,
  menu: menuFile,
  page: pageSchema,
  article: articleSchema,
  categories: categoriesFile,
  lists: listsFile,
  team: teamFile,
  testimonials: testimonialsFile,
  figures: figuresFile,
  costs: costsSchema,
  'deed-medians': deedMediansFile,
  visits: visitsSchema,
  conditions: conditionsFile,
  imports: importsFile,
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof dataSchemas;
