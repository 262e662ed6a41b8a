import type { Property } from '@/lib/catalogue/schema/property';
import type { OfficeState } from '@/lib/staff/define-action';
import type { NewerCopy } from '@/lib/staff/working-copies/answers';

export type Content = Readonly<Record<string, unknown>>;

/**
 * Whether the form's values are on the site, typed, being sent, on the server, or not stored: because that failed, because there is no
 * connection, or until the person decides between two versions.
 */
export type SaveStatus = 'saved' | 'typed' | 'saving' | 'autosaved' | 'failed' | 'offline' | 'conflict';

/** The message of each status, below office.edit.states. */
export const statusMessages = {
  saved: 'stored',
  typed: 'typed',
  saving: 'keeping',
  autosaved: 'kept',
  failed: 'failed',
  offline: 'offline',
  conflict: 'asked',
} as const satisfies Record<SaveStatus, string>;

/** The values that a form begins with. */
export interface CopyStart {
  /** The version that the changes are based on, for a record the stored record; null for a new one. */
  base: Content | null;
  /** The current values of the fields. */
  content: Content;
  /** Whether a grid begins with working copies of its rows; other forms have a version. */
  hasCopies?: boolean;
}

/** Fields that were changed twice: by what somebody else stored, or in another tab of the same person. */
export interface OpenConflict extends NonNullable<OfficeState['conflict']> {
  /** The working copy that another tab stored. */
  newer?: NewerCopy;
  /** The status that the record was to be saved with. */
  next?: Property['status'] | undefined;
}

/** A form and what the server knows of it. */
export interface CopyState {
  status: SaveStatus;
  base: Content | null;
  isBaseSent: boolean;
  /** The values that the server has: an autosave sends the difference. */
  savedCopy: Content;
  /** The version of the working copy that the form has read; 0 for none. */
  version: number;
  /** Whether something was typed since the form was sent. */
  isTyped: boolean;
  /** Whether an autosave failed and none has succeeded since. */
  hasFailed: boolean;
  conflict: OpenConflict | null;
  /** Counts the autosaves and reloads, so that a preview knows when to load again. */
  revision: number;
}

export type CopyEvent =
  | { type: 'typed' }
  | { type: 'sending' }
  /** The autosave failed. */
  | { type: 'failed'; isOffline: boolean }
  /** The server has `content`. */
  | { type: 'autosaved'; content: Content; version: number }
  /**
   * The rows of a grid changed, which has a working copy for each row. `isTyped`: whether they differ from `savedCopy`; `isAutosaved`: whether
   * an autosave brought it.
   */
  | { type: 'changed'; savedCopy: Content; hasCopies: boolean; isTyped: boolean; isAutosaved: boolean }
  /** The form now has what another tab stored. */
  | { type: 'merged'; newer: NewerCopy }
  /** The person has to choose between two values; null once they need not any more. */
  | { type: 'conflict'; conflict: OpenConflict | null }
  /** The form goes on from another base, with what the person chose. */
  | { type: 'rebased'; base: Content | null }
  | { type: 'loaded'; start: CopyStart; version: number }
  | { type: 'discarding' };

export const initialCopyState = ({ base, content, hasCopies = false }: CopyStart, version: number): CopyState => ({
  status: version > 0 || hasCopies ? 'autosaved' : 'saved',
  base,
  isBaseSent: version > 0,
  savedCopy: content,
  version,
  isTyped: false,
  hasFailed: false,
  conflict: null,
  revision: 0,
});

/** Whether what is typed could not be sent, or waits for an answer of the person; anything else is still sent when the page is left. */
export const isUnsent = ({ hasFailed, status }: CopyState): boolean => hasFailed || status === 'conflict';

/** Returns the state after an event; a reducer. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  switch (event.type) {
    case 'typed':
      return { ...state, isTyped: true, status: state.status === 'conflict' ? 'conflict' : 'typed' };
    case 'sending':
      return { ...state, isTyped: false, status: 'saving' };
    case 'failed':
      return { ...state, isTyped: true, hasFailed: true, status: event.isOffline ? 'offline' : 'failed' };
    case 'autosaved': {
      const { content: savedCopy, version } = event;
      const status = state.isTyped ? 'typed' : version === 0 ? 'saved' : 'autosaved';
      const sent = { savedCopy, version, isBaseSent: version > 0, hasFailed: false };
      return { ...state, ...sent, status, revision: state.revision + 1 };
    }
    case 'changed': {
      const { savedCopy, hasCopies, isTyped, isAutosaved } = event;
      const status = isTyped ? 'typed' : hasCopies ? 'autosaved' : 'saved';
      return { ...state, savedCopy, isTyped, hasFailed: state.hasFailed && isTyped && !isAutosaved, status };
    }
    case 'merged': {
      const { base, content, version } = event.newer;
      const read = { base: base as Content | null, savedCopy: content as Content, version, isBaseSent: true };
      const status = state.isTyped ? 'typed' : 'autosaved';
      return { ...state, ...read, status, conflict: null, revision: state.revision + 1 };
    }
    case 'conflict':
      // Nothing is sent before the person has chosen between two tabs.
      return event.conflict?.newer
        ? { ...state, conflict: event.conflict, status: 'conflict', isTyped: true }
        : { ...state, conflict: event.conflict };
    case 'rebased': {
      const { base } = event;
      const savedCopy = state.version > 0 ? state.savedCopy : (base ?? {});
      return { ...state, base, savedCopy, isBaseSent: false, isTyped: true, conflict: null };
    }
    case 'loaded':
      return { ...initialCopyState(event.start, event.version), revision: state.revision + 1 };
    case 'discarding':
      // Nothing to lose any more, where another page follows.
      return { ...state, hasFailed: false, status: 'saved' };
  }
}
