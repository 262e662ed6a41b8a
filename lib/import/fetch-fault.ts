import { errorMessage } from '../base/error-message.ts';

/** Why a feed, or a picture of one, could not be had: the office says it in the reader's language. */
export interface FetchFault {
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
  readonly fault: FetchFault;
  constructor(message: string, fault: FetchFault) {
    super(message);
    this.fault = fault;
  }
}

/** The fault of any error; what only a library explains is its detail. */
export const faultOf = (error: unknown, kind: FetchKind = 'unreadable'): FetchFault =>
  error instanceof FetchError ? error.fault : { kind, detail: errorMessage(error) };
