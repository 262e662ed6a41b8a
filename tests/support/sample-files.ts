import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  citiesFile,
  marqueesFile,
  picturesFile,
  priceUnitsFile,
  projectSchema,
  propertyTypesFile,
} from '@/lib/catalogue/schema/lists';
import { propertySchema } from '@/lib/catalogue/schema/property';
import { articleSchema } from '@/lib/content/articles';

// The files of the shipped sample, drafts and withdrawn homes among them, each read by its schema.

const dataDir = join(import.meta.dirname, '../../data');
const read = <T extends z.ZodType>(schema: T, ...path: string[]): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(join(dataDir, ...path), 'utf8')));
const readAll = <T extends z.ZodType>(schema: T, folder: string): z.output<T>[] =>
  readdirSync(join(dataDir, folder)).map((name) => read(schema, folder, name));

export const articles = readAll(articleSchema, 'articles');
export const homes = readAll(propertySchema, 'properties');
export const projects = readAll(projectSchema, 'projects');
export const cities = read(citiesFile, 'cities.json').items;
export const types = read(propertyTypesFile, 'property-types.json').items;
export const marquees = read(marqueesFile, 'marquees.json').items;
export const pictures = read(picturesFile, 'pictures.json').items;
export const units = read(priceUnitsFile, 'price-units.json').items;
