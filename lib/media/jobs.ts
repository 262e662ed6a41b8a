import type { DataIssue } from '../files/issues.ts';
import type { PreparedPictures } from './prepared-pictures.ts';

// The messages between the site and scripts/pictures/worker.ts, the separate process that reads and makes pictures.

/** A picture of data/pictures.json whose files are missing or older than it. */
export interface WaitingPicture {
  stem: string;
  /** Changes with the file. */
  stamp: string;
  /** First those with which it can be shown, then all. */
  sizes: 'first' | 'all';
}

export interface MadePicture {
  made: PreparedPictures[string] | null;
  issue: DataIssue | null;
}

/** The reasons why a file cannot become a picture; the keys of office.pictures.errors. */
export type PictureFault =
  | 'notAPicture'
  | 'heicUnsupported'
  | 'tooBig'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'broken'
  | 'cannotWrite';

/** A picture that was taken in: its file without metadata, and its size in px. */
export interface ProcessedPicture {
  ending: 'jpg' | 'png';
  width: number;
  height: number;
}

interface Jobs {
  /** Lists the pictures that wait, of the data as they are now. */
  list: { input: object; output: WaitingPicture[] };
  make: { input: Pick<WaitingPicture, 'stem' | 'sizes'>; output: MadePicture };
  /** Puts the videos of the data where the site serves them from. */
  videos: { input: object; output: null };
  /** Reads the file `from` as a picture and writes it to `to`, a path without an ending. */
  take: { input: { from: string; to: string; kind: string }; output: ProcessedPicture | PictureFault };
  /** Writes a small version of a picture. */
  thumb: { input: { from: string; to: string; width: number }; output: null };
}

export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Jobs[Name]['input'];
export type JobOutput<Name extends JobName> = Jobs[Name]['output'];
export type Job = { [Name in JobName]: { name: Name } & JobInput<Name> }[JobName];
