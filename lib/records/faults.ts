import type { DataState } from '../data/store.ts';
import { type HeldBack, isRecordFile } from '../data/valid-records.ts';
import { type DataIssue, manyFiles } from '../files/issues.ts';
import { withColon } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { readHomeNumber } from '../routes/home-record.ts';
import { fileLabel, issueLine } from './issue-messages.ts';

/** A file that has to be mended, or that waits for another. */
export interface FaultEntry {
  file: string;
  /** The version that is shown instead; null where the site shows it all the same, or has refused all changes. */
  held: HeldBack | null;
  missing: readonly MissingName[];
  /** The issues of the file itself, or of a file that stays at its last valid version because of this one. */
  issues: readonly DataIssue[];
}

/** A name that files use and a list lacks, reported once for all files. */
export interface MissingName {
  /** The missing value as the files write it, without quotation marks. */
  name: string;
  files: readonly string[];
  isOfHomes: boolean;
}

/** The numbers of the homes of which an earlier version is shown, because their file has a fault. */
export const listHeldHomes = (held: ReadonlyMap<string, unknown>): ReadonlySet<number> =>
  new Set([...held.keys()].flatMap((file) => readHomeNumber(file) ?? []));

/** The faults of the data by the file that has to be mended: what everything needs first, and causes instead of their consequences. */
export function listFaultEntries({ issues, held }: Pick<DataState, 'issues' | 'held'>): FaultEntry[] {
  const naming = Map.groupBy(issues, ({ source, found }) => `${source} ${found}`);
  const isMissing = ({ file, source, found }: DataIssue): boolean =>
    source?.endsWith('.json') === true &&
    !isRecordFile(source) &&
    !held.has(file) &&
    (held.has(source) || new Set(naming.get(`${source} ${found}`)?.map((one) => one.file)).size >= manyFiles);
  const findOwner = (issue: DataIssue): string => {
    const { file, source } = issue;
    return !held.has(file) && source && (held.has(source) || isMissing(issue)) ? source : file;
  };
  const byOwner = Map.groupBy(issues, findOwner);
  return [...new Set([...held.keys(), ...byOwner.keys()])]
    .sort((a, b) => Number(isRecordFile(a)) - Number(isRecordFile(b)) || a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => {
      const own = byOwner.get(file) ?? [];
      return {
        file,
        held: held.get(file) ?? null,
        missing: missingNames(own.filter(isMissing)),
        issues: own.filter((issue) => !isMissing(issue)),
      };
    });
}

const missingNames = (issues: readonly DataIssue[]): MissingName[] =>
  [...Map.groupBy(issues, ({ found = '' }) => found)].map(([found, same]) => {
    const files = [...new Set(same.map(({ file }) => file))];
    return {
      name: found.replace(/^"|"$/g, ''),
      files,
      isOfHomes: files.every((file) => readHomeNumber(file) !== null),
    };
  });

/** The same as lines of text, each with the name of its file. */
export async function listFaultLines(state: Pick<DataState, 'issues' | 'held'>, locale: Locale): Promise<string[]> {
  const lines = await Promise.all(
    listFaultEntries(state).map(async ({ file, missing, issues }) => [
      ...(await Promise.all(
        missing.map(
          async (one) => `${withColon(await fileLabel(file, locale), locale)} ${await missingText(one, locale)}`,
        ),
      )),
      ...(await Promise.all(issues.map((issue) => issueLine(issue, locale)))),
    ]),
  );
  return lines.flat();
}

export async function missingText({ name, files, isOfHomes }: MissingName, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.issues');
  return t(isOfHomes ? 'missingHomes' : 'missingFiles', { value: name, count: files.length });
}
