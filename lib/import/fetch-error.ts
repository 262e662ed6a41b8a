import { errorMessage } from '../base/error-message.ts';

/** The reason for which a feed or one of its pictures could not be fetched; the office words it in the reader's language. */
export interface FetchIssue {
  kind: FetchKind;
  /** The found value: a status, a width in px, a number of feeds. */
  found?: number;
  /** The limit that it exceeds: in MB, in px, or a number. */
  limit?: number;
  /** The message of a library, in English. */
  detail?: string;
}

type FetchKind =
  | 'notWeb'
  | 'notPublic'
  | 'unreachable'
  | 'status'
  | 'redirects'
  | 'slow'
  | 'large'
  | 'notEnclosed'
  | 'damaged'
  | 'encrypted'
  | 'manyFiles'
  | 'oneFeed'
  | 'notPicture'
  | 'narrow'
  | 'manyPictures'
  | 'later'
  | 'unreadable';

/** A file could not be fetched; the message says why in English, for the command and the log. */
export class FetchError extends Error {
  readonly issue: FetchIssue;
  constructor(message: string, issue: FetchIssue) {
    super(message);
    this.issue = issue;
  }
}

/** Returns the issue of any error of a fetch; the message of a library becomes its detail. */
export const fetchIssueOf = (error: unknown, kind: FetchKind = 'unreadable'): FetchIssue =>
  error instanceof FetchError ? error.issue : { kind, detail: errorMessage(error) };
