import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { dataSchemas, type SchemaName } from '../data/schemas.ts';
import { dataState } from '../data/store.ts';
import { readStored } from '../files/data-json.ts';
import { DataError, type DataIssue, orDataError } from '../files/issues.ts';
import type { LoadedFiles } from '../files/reader.ts';
import { homeRecordName, readHomeNumber } from '../routes/home-record.ts';
import { mayChange } from '../staff/data-rights.ts';
import { findWorkingCopy, listWorkingCopyNames } from '../staff/working-copies/store.ts';

/** The folders of data/ with one record per file, with their schemas. */
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

/** The page of the office that the form of a record was opened from. */
export const returnPath = ({ folder, id }: RecordRef) =>
  folder === 'properties' ? (`homes/${id}` as const) : folder === 'projects' ? folder : 'content';

export const toHomeRef = (id: number): RecordRef => recordRef(homeRecordName(id)) as RecordRef;

/** The path of the file of a home in data/, also of one that is not there yet. */
export const findHomeFile = (id: number): string => findRecordFile(toHomeRef(id), dataState().files);

/** Whether the data have this home; not one that somebody has begun and not saved. */
export const isSavedHome = (id: number): boolean => dataState().files.has(findHomeFile(id));

/** The numbers of the homes that somebody has a working copy of. */
export const listHomesWithCopy = async (): Promise<number[]> =>
  (await listWorkingCopyNames()).flatMap((record) => readHomeNumber(record) ?? []);

/** The homes that somebody has a working copy of and that have no file: only begun, or deleted while somebody changed them. */
export const listHomesWithoutFile = async (): Promise<number[]> =>
  (await listHomesWithCopy()).filter((id) => !isSavedHome(id));

export const getSchema = ({ schema }: RecordRef) => dataSchemas[schema];

/** The path of its file in data/; a home may be in a subfolder. */
export function findRecordFile({ folder, name, id }: RecordRef, known: LoadedFiles): string {
  if (!folder || known.has(`${name}.json`)) return `${name}.json`;
  for (const file of known.keys()) if (file.startsWith(`${folder}/`) && file.endsWith(`/${id}.json`)) return file;
  return `${name}.json`;
}

/** Whether a person may change a stored record or one that they began; `found`: the content that was read. */
export async function mayEdit(
  staff: Staff,
  record: RecordRef,
  { file, stored }: StoredRecord = readRecord(record),
): Promise<boolean> {
  return mayChange(staff, file, stored ?? (await findWorkingCopy(record.name, staff.id))?.content ?? null);
}

/** The file of a record and what it says now. */
export interface StoredRecord {
  /** The path in data/. */
  file: string;
  /** null for a new record, and for an unreadable file. */
  stored: unknown;
  /** The issue of an unreadable file. */
  broken?: DataIssue | undefined;
}

/** Reads the current file of a record, even with faults, which the site would not use. */
export function readRecord(record: RecordRef): StoredRecord {
  const file = findRecordFile(record, dataState().files);
  const stored = orDataError(() => readStored(file));
  return stored instanceof DataError ? { file, stored: null, broken: stored.issues[0] } : { file, stored };
}
