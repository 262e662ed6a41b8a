import type { OfficeState } from '@/lib/staff/define-action';
import type { ShownConflict } from '@/lib/staff/form-conflict';
import type { SaveState } from './use-autosave';

export type Content = Readonly<Record<string, unknown>>;

/** What the server says of a working copy. */
export type CopyAnswer = NonNullable<OfficeState['record']>;

/** What another tab of the same person stored. */
export type Newer = NonNullable<CopyAnswer['newer']>;

/** What a form begins with. */
export interface CopyStart {
  /** What the changes are based on: of a record, the record; null for a new one. */
  base: Content | null;
  /** What stands in the form. */
  content: Content;
}

/** Fields that were changed twice: by what somebody else stored, or in another tab of the same person. */
export interface OpenConflict {
  conflicts: readonly ShownConflict[];
  /** The stored record. */
  stored?: Content | null;
  /** What another tab stored. */
  newer?: Newer;
  /** The status that the record was to be saved with. */
  next?: string | undefined;
}

/** A form and what the server knows of it. */
export interface CopyState {
  status: SaveState;
  base: Content | null;
  isBaseSent: boolean;
  /** What the server has: a change is sent against it. */
  savedCopy: Content;
  /** That of the working copy which the form has read; 0 for none. */
  version: number;
  /** Whether something was typed since the form was sent. */
  isTyped: boolean;
  conflict: OpenConflict | null;
  /** Counts what the server has got. */
  revision: number;
}

export type CopyEvent =
  | { type: 'typed' }
  | { type: 'sending' }
  /** The server has not got it. */
  | { type: 'refused'; isOffline: boolean }
  | { type: 'kept'; content: Content; version: number; isReverted: boolean }
  /** What another tab stored is in the form now. */
  | { type: 'merged'; newer: Newer }
  /** The person has to choose. */
  | { type: 'conflict'; conflict: OpenConflict }
  /** The form goes on from another base, with what the person chose. */
  | { type: 'rebased'; base: Content | null }
  | { type: 'loaded'; start: CopyStart; version: number }
  | { type: 'discarding' };

export const initialCopyState = ({ base, content }: CopyStart, version: number): CopyState => ({
  status: version > 0 ? 'autosaved' : 'saved',
  base,
  isBaseSent: version > 0,
  savedCopy: content,
  version,
  isTyped: false,
  conflict: null,
  revision: 0,
});

/** The state after something happened. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  switch (event.type) {
    case 'typed':
      return { ...state, isTyped: true, status: state.status === 'conflict' ? 'conflict' : 'typed' };
    case 'sending':
      return { ...state, isTyped: false, status: 'saving' };
    case 'refused':
      return { ...state, isTyped: true, status: event.isOffline ? 'offline' : 'failed' };
    case 'kept': {
      const { content: savedCopy, version, isReverted } = event;
      const status = state.isTyped ? 'typed' : isReverted ? 'saved' : 'autosaved';
      return { ...state, savedCopy, version, isBaseSent: version > 0, status, revision: state.revision + 1 };
    }
    case 'merged': {
      const { base, content, version } = event.newer;
      const read = { base: base as Content | null, savedCopy: content as Content, version, isBaseSent: true };
      const status = state.isTyped ? 'typed' : 'autosaved';
      return { ...state, ...read, status, conflict: null, revision: state.revision + 1 };
    }
    case 'conflict':
      // Nothing is sent before the person has chosen between two tabs.
      return event.conflict.newer
        ? { ...state, conflict: event.conflict, status: 'conflict', isTyped: true }
        : { ...state, conflict: event.conflict };
    case 'rebased': {
      const { base } = event;
      const savedCopy = state.version > 0 ? state.savedCopy : (base ?? {});
      return { ...state, base, savedCopy, isBaseSent: false, conflict: null };
    }
    case 'loaded':
      return { ...initialCopyState(event.start, event.version), revision: state.revision + 1 };
    case 'discarding':
      // Nothing to lose any more, where another page follows.
      return { ...state, status: 'saved' };
  }
}
