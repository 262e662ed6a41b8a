import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Project, projectSchema, propertyTypesFile } from '../../lib/catalogue/schema/lists.ts';
import { type Property, propertySchema } from '../../lib/catalogue/schema/property.ts';
import type { Localized } from '../../lib/i18n/locales.ts';
import { arrange, type Candidate } from './arrange.ts';
import { listBaseSlots } from './base-homes.ts';
import { drawHome } from './home.ts';
import { listLeads } from './lead.ts';
import { moreSlots } from './more-homes.ts';
import { type Place, readPlaces } from './places.ts';
import { Random } from './random.ts';
import type { Slot } from './slot.ts';
import { writeWords } from './texts/write.ts';

interface Tables {
  places: Map<string, Place>;
  projects: Map<number, Project>;
  kinds: Map<string, Localized>;
}

const read = <T extends z.ZodType>(schema: T, path: string): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')));

const readTables = (dataDir: string): Tables => {
  const folder = join(dataDir, 'projects');
  const projects = readdirSync(folder)
    .toSorted()
    .map((name) => read(projectSchema, join(folder, name)));
  const types = read(propertyTypesFile, join(dataDir, 'property-types.json')).items;
  return {
    places: readPlaces(dataDir),
    projects: new Map(projects.map((project) => [project.id, project])),
    kinds: new Map(types.flatMap((type) => type.kinds.map(({ id, name }) => [id, name] as const))),
  };
};

/** The item of that key; an error when the data has none. */
const known = <K, V>(table: Map<K, V>, key: K): V => {
  const value = table.get(key);
  if (value === undefined) throw new Error(`the data knows no "${String(key)}"`);
  return value;
};

const projectOf = ({ unit }: Slot, { projects }: Tables): Project | undefined =>
  unit && known(projects, unit.projectId);

function* candidates(slots: Iterable<Slot>, tables: Tables): Generator<Candidate> {
  for (const slot of slots) yield { slot, leads: listLeads(slot, projectOf(slot, tables), new Random(slot.id * 17)) };
}

function* homesOf(slots: Iterable<Slot>, tables: Tables): Generator<Property> {
  for (const arranged of arrange(candidates(slots, tables))) {
    const { slot } = arranged;
    const place = known(tables.places, slot.city);
    const project = projectOf(slot, tables);
    const draft = drawHome(arranged, place, project, new Random(slot.id));
    const around = { city: place, kind: known(tables.kinds, slot.kind), project };
    const words = writeWords(draft, around, new Random(slot.id * 13));
    yield propertySchema.parse({ ...draft, ...words });
  }
}

/**
 * Makes the homes of the sample one by one: the committed ones first, then others until there are `count`.
 * Takes a data directory with cities, types and projects; each home has passed propertySchema.
 */
export function* sampleHomes(dataDir: string, count?: number): Generator<Property> {
  const tables = readTables(dataDir);
  const base = listBaseSlots([...tables.projects.values()]);
  let left = count ?? base.length;
  for (const home of homesOf(base, tables)) if (left-- > 0) yield home;
  const firstId = Math.max(...base.map(({ id }) => id)) + 1;
  if (left > 0) yield* homesOf(moreSlots(left, firstId, [...tables.places.keys()]), tables);
}
