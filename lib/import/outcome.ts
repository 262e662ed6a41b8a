import type { DataIssue } from '../files/issues.ts';
import type { FeedFault, SkippedHome } from './feed.ts';

export const importSteps = ['read', 'pictures', 'check', 'write'] as const;
export type ImportStep = (typeof importSteps)[number];

export interface ImportProgress {
  step: ImportStep;
  done?: number | undefined;
  total?: number | undefined;
}

/** What a run did, with the first of each kind of trouble. */
export type ImportOutcome =
  | {
      isRefused: false;
      counts: Record<ImportCount, number>;
      /** Homes of the feed that were not taken, by the id that it gives them. */
      skipped: SkippedHome[];
    }
  | {
      isRefused: true;
      /** Why nothing was written, in English. */
      reason: string;
      /** Of a feed that cannot be used. */
      fault?: FeedFault;
      /** The faults in the data that the site would have had, or had. */
      issues: readonly DataIssue[];
    };

export const importCounts = [
  'added',
  'changed',
  'withdrawn',
  'unchanged',
  'drafts',
  'skipped',
  'failedPictures',
] as const;
export type ImportCount = (typeof importCounts)[number];
