import type { Snapshot } from '../../data/load.ts';
import type { LoadedFiles } from '../../data/reader.ts';
import { dataSchemas, type SchemaName } from '../../data/schemas.ts';
import type { Staff } from '../../db/staff.ts';
import type { Permission } from '../permissions.ts';
import { may } from '../permissions.ts';
import { portfolioOf } from '../portfolio.ts';

/** The folders of data/ in which each file is a record of its own, with their schema. */
export const recordFolders = {
  properties: 'property',
  projects: 'project',
  pages: 'page',
  articles: 'article',
} as const;
export type RecordFolder = keyof typeof recordFolders;

/** The single files of data/ that the office changes as a whole. */
export const recordFiles = [
  'menu',
  'header',
  'footer',
  'lists',
  'team',
  'categories',
  'figures',
  'marquees',
  'site',
  'costs',
  'conditions',
  'property-types',
  'price-units',
] as const satisfies SchemaName[];

/** A file that the office changes: "properties/5801", "site". */
export interface RecordRef {
  /** Without .json, as the address of its form has it. */
  name: string;
  schema: SchemaName;
  folder: RecordFolder | null;
  id: string;
}

/** Reads the name in an address; null for none that the office changes. */
export function recordRef(name: string): RecordRef | null {
  const [folder = '', id = '', ...rest] = name.split('/');
  if (rest.length > 0) return null;
  if (id === '')
    return (recordFiles as readonly string[]).includes(folder)
      ? { name, schema: folder as SchemaName, folder: null, id: folder }
      : null;
  if (!Object.hasOwn(recordFolders, folder) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return null;
  return { name, schema: recordFolders[folder as RecordFolder], folder: folder as RecordFolder, id };
}

export const schemaOf = ({ schema }: RecordRef) => dataSchemas[schema];

/** The path of its file in data/: a home may lie in a folder of its own. */
export function fileOf({ folder, name, id }: RecordRef, known: LoadedFiles): string {
  if (!folder || known.has(`${name}.json`)) return `${name}.json`;
  for (const file of known.keys()) if (file.startsWith(`${folder}/`) && file.endsWith(`/${id}.json`)) return file;
  return `${name}.json`;
}

/** The right to change it. */
const rightOf = ({ folder }: RecordRef): Permission => (folder === 'properties' ? 'home.edit' : 'content.edit');

/** Whether somebody may change it: a broker only their own homes. */
export function mayEdit(staff: Staff, record: RecordRef, data: Snapshot): boolean {
  if (!may(staff.role, rightOf(record))) return false;
  return staff.role !== 'broker' || portfolioOf(staff, data).homes.includes(Number(record.id));
}
