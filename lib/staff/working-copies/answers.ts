import { z } from 'zod';
import type { WorkingCopy } from './store.ts';
import type { Unsaved } from './unsaved-changes.ts';

/** The version of a working copy that a form has; 0 for none. */
export const copyVersion = z.coerce.number<string>().int().min(0);

/** The working copy that another tab of the same person stored, to be merged with the form. */
export interface NewerCopy extends Pick<WorkingCopy, 'base' | 'content' | 'version'> {
  kind: 'newer';
}

/** News that come with any answer about a working copy; a feature adds its own fields. */
export interface CopyNews {
  /** The names of the others who have the form open. */
  others?: readonly string[];
  /** The unsaved changes of colleagues. */
  unsaved?: readonly Unsaved[];
}

/** The answer about the working copy of a form; `version` is the one that the form now has, 0 for none. */
export type CopyAnswer = CopyNews &
  (
    | { kind: 'unchanged'; version: number }
    /** Version 0: the typed values are those that the form began with, so the working copy was deleted. */
    | { kind: 'autosaved'; version: number }
    | NewerCopy
    /** It was saved or discarded elsewhere; `stored` is what is stored now. */
    | { kind: 'ended'; version: 0; stored: unknown }
    /** This request saved or discarded it; null where what is stored is up to the page. */
    | { kind: 'stored'; version: 0; stored: unknown }
  );

/** Answers with the working copy that another tab stored; without one, with what is stored. */
export const newerAnswer = (copy: WorkingCopy | null, stored: unknown): CopyAnswer =>
  copy
    ? { kind: 'newer', base: copy.base, content: copy.content, version: copy.version }
    : { kind: 'ended', version: 0, stored };
