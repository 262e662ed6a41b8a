import { toReadIssue } from '../base/read-json.ts';
import { findingOf, type Issue, issue } from './issue-codes.ts';

/** A problem in a data file, described so that an editor can find and correct it. */
export type DataIssue = Issue & IssuePlace;

/** An issue of something that is not in a data file, such as a home of a feed. */
export type FieldIssue = Issue & Omit<IssuePlace, 'file'>;

interface IssuePlace {
  file: string;
  /** Path in the file, such as "attributes.surfaces.living"; empty for the file itself. */
  path: string;
  /** The current value, as displayValue() writes it; left out if there is none. */
  found?: string | undefined;
  /** The other file involved: the one that lacks the referenced item, or that has the same unique value. */
  source?: string | undefined;
  /** The value that was probably meant. */
  nearest?: string | undefined;
}

export class DataError extends Error {
  readonly issues: readonly DataIssue[];

  constructor(issues: readonly DataIssue[]) {
    super([countText(issues), ...causesOf(issues).map(({ text }) => text), ...issues.map(issueText)].join('\n'));
    this.issues = issues;
  }
}

/** The issues for a log: consequences are left out in favour of their causes. */
export function issuesForLog(issues: readonly DataIssue[]): string {
  const causes = causesOf(issues);
  const explained = new Set(causes.flatMap(({ consequences }) => consequences));
  const others = issues.filter((issue) => !explained.has(issue));
  return [countText(issues), ...causes.map(({ text }) => text), ...others.map(issueText)].join('\n');
}

const countText = ({ length }: readonly DataIssue[]): string =>
  `${length} ${length === 1 ? 'issue' : 'issues'} in the data`;

/** If at least this many files reference the same missing item of a list, the list is reported as the cause. */
export const manyFiles = 3;

interface Cause {
  source: string;
  text: string;
  consequences: DataIssue[];
}

/** The missing items of lists that many files reference. */
export function causesOf(issues: readonly DataIssue[]): Cause[] {
  const named = issues.filter(({ source }) => source && /^[\w-]+\.json$/.test(source));
  return [...Map.groupBy(named, ({ source, found }) => `${source}: found no ${found}`)].flatMap(
    ([lack, consequences]) => {
      const files = new Set(consequences.map(({ file }) => file)).size;
      const source = consequences[0]?.source ?? '';
      return files < manyFiles ? [] : { source, text: `  ${lack}, which ${files} files name`, consequences };
    },
  );
}

/** The issue of a file or folder that could not be read. */
export const unreadableIssue = (what: 'file' | 'folder', file: string, error: unknown): DataIssue => ({
  ...issue('unreadable', { what, ...toReadIssue(error) }),
  file,
  path: '',
});

/** The result of a function, or the DataError that it throws. */
export function orDataError<T>(read: () => T): T | DataError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

/** The issues of such a result; empty if it is valid. */
export const issuesOf = (read: unknown): readonly DataIssue[] => (read instanceof DataError ? read.issues : []);

/** An issue in the form of /api/health/: with the English texts of the log. */
export interface ReportedIssue extends Pick<DataIssue, 'file' | 'path' | 'code' | 'source' | 'nearest'> {
  expected: string;
  found: string;
}

export function reportedIssue({ file, path, code, source, nearest, ...issue }: DataIssue): ReportedIssue {
  const { expected, found } = findingText({ code, ...issue } as DataIssue);
  return { file, path, code, expected, found, ...(source && { source }), ...(nearest && { nearest }) };
}

/** The English text, for developers. */
export function findingText(issue: Issue & { found?: string | undefined }): { expected: string; found: string } {
  const { expected, found = issue.found ?? displayValue(undefined) } = findingOf(issue);
  return { expected, found };
}

export function issueText(issue: DataIssue): string {
  const { file, path, nearest } = issue;
  const { expected, found } = findingText(issue);
  return `  ${file}${path && ` › ${path}`}: expected ${expected}, found ${found}${nearest ? `; did you mean ${nearest}?` : ''}`;
}

/** The text for the current value of an issue; empty if there is none. */
export const foundValue = (value: unknown): Pick<IssuePlace, 'found'> =>
  value === undefined ? {} : { found: displayValue(value) };

/** A value as JSON, cut to one short line; "nothing" if there is none. */
export function displayValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
