import type { DataIssue } from '../files/issues.ts';
import type { FeedIssue, SkippedHome } from './feed.ts';

export const importSteps = ['read', 'pictures', 'check', 'write'] as const;
export type ImportStep = (typeof importSteps)[number];

export interface ImportProgress {
  step: ImportStep;
  done?: number | undefined;
  total?: number | undefined;
}

/** The result of a run, with the first issues of each kind. */
export type ImportOutcome =
  | {
      isRefused: false;
      counts: Record<ImportCount, number>;
      /** The homes of the feed that were skipped, by the feed's id. */
      skipped: SkippedHome[];
    }
  | {
      isRefused: true;
      /** The reason why nothing was written, in English. */
      reason: string;
      /** The issue of a feed that cannot be used; stored reports use this name. */
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
