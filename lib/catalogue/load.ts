import type { Incomplete } from '../files/draft.ts';
import type { DataReader, FromFile } from '../files/reader.ts';
import type { Tables } from './catalogue.ts';
import { checkLegal } from './checks/check-legal.ts';
import { checkProjects, checkUnitPlaces } from './checks/check-projects.ts';
import { checkProperties } from './checks/check-properties.ts';
import {
  citiesFile,
  marqueesFile,
  type Project,
  picturesFile,
  priceUnitsFile,
  projectSchema,
  propertyTypesFile,
} from './schema/lists.ts';
import { type Property, propertySchema } from './schema/property.ts';

/** The content of the catalogue's files; drafts are included, so that they are checked too. */
export interface LoadedCatalogue {
  tables: Tables;
  homes: readonly FromFile<Property>[];
  projects: readonly FromFile<Project>[];
  /** Drafts that lack something. */
  incomplete: { homes: readonly Incomplete<Property>[]; projects: readonly Incomplete<Project>[] };
}

/** Reads the catalogue's files, given the agency's people; issues go to the reader, and what has issues is left out. */
export function loadCatalogue(reader: DataReader, team: ReadonlyMap<string, unknown>): LoadedCatalogue {
  const projects = reader.readAll('projects', projectSchema);
  const tables: Tables = {
    cities: reader.readTable('cities.json', citiesFile, 'id', ({ id }) => id),
    types: reader.readTable('property-types.json', propertyTypesFile, 'webId', ({ webId }) => webId),
    marquees: reader.readTable('marquees.json', marqueesFile, 'id', ({ id }) => id),
    priceUnits: reader.readTable('price-units.json', priceUnitsFile, 'id', ({ id }) => id),
    pictures: reader.readTable('pictures.json', picturesFile, 'id', ({ id }) => id),
    projects: new Map(projects.valid.map(({ item }) => [item.id, item])),
  };
  const properties = reader.readAll('properties', propertySchema);
  checkProjects(reader, projects, { ...tables, team });
  const incompleteProjects = new Set(projects.incomplete.map(({ id }) => id));
  checkProperties(reader, properties, { ...tables, incompleteProjects, team });
  checkLegal(reader, properties.valid, tables);
  checkUnitPlaces(reader, properties.valid, tables);
  return {
    tables,
    homes: properties.valid,
    projects: projects.valid,
    incomplete: { homes: properties.incomplete, projects: projects.incomplete },
  };
}
