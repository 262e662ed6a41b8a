import type { DataIssue } from '../files/issues.ts';
import type { FeedIssue, SkippedHome } from './feed.ts';

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
      /** Why the feed cannot be used; reports that are stored have it under this name. */
      fault?: FeedIssue;
      /** The issues that the data have, or would have with the feed. */
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
