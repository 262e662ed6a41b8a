import { errorMessage } from '../base/error-message.ts';

/** Why a feed, or a picture of one, could not be had: the office says it in the reader's language. */
export interface FetchIssue {
  kind: FetchKind;
  /** What was found: a status, a width in px, a number of feeds. */
  found?: number;
  /** The limit that it does not keep: MB, px, or so many of something. */
  limit?: number;
  /** What a library says, in English. */
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

/** A file that could not be had; the message says why in English, for the command and the log. */
export class FetchError extends Error {
  readonly issue: FetchIssue;
  constructor(message: string, issue: FetchIssue) {
    super(message);
    this.issue = issue;
  }
}

/** What any error of a fetch says; words of a library become its detail. */
export const fetchIssueOf = (error: unknown, kind: FetchKind = 'unreadable'): FetchIssue =>
  error instanceof FetchError ? error.issue : { kind, detail: errorMessage(error) };
