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
import { type Property, propertySchema } from '@/lib/catalogue/schema/property';

// The committed sample, read and checked by the schemas.

export const dataDir = join(import.meta.dirname, '../../data');
const read = <T extends z.ZodType>(schema: T, ...path: string[]): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(join(dataDir, ...path), 'utf8')));
const readAll = <T extends z.ZodType>(schema: T, folder: string): z.output<T>[] =>
  readdirSync(join(dataDir, folder)).map((name) => read(schema, folder, name));

export const homes = readAll(propertySchema, 'properties');
export const projects = readAll(projectSchema, 'projects');
export const cities = read(citiesFile, 'cities.json').items;
export const types = read(propertyTypesFile, 'property-types.json').items;
export const marquees = read(marqueesFile, 'marquees.json').items;
export const pictures = read(picturesFile, 'pictures.json').items;
export const units = read(priceUnitsFile, 'price-units.json').items;

export const published = homes.filter(({ status }) => status === 'published');
export const newestFirst = published.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
export const countIn = (list: Property[], city: string): number => list.filter((home) => home.city === city).length;
export const idsOf = (list: Property[]): number[] => list.map(({ id }) => id);
export const dwellings = homes.filter(({ webId }) => webId <= 3);
export const typesOf = (list: Property[]): Set<number> => new Set(list.map(({ webId }) => webId));
export const cityOf = new Map(cities.map((city) => [city.id, city]));
export const isFlemish = ({ city }: Property): boolean =>
  /^(Limburg|Vlaams-Brabant|Antwerpen|Oost-Vlaanderen|West-Vlaanderen)$/.test(cityOf.get(city)?.province ?? '');
