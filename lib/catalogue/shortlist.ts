import type { Opinion } from '../db/tables/shortlists.ts';

/** The opinion and note of a person about a home. */
export interface Reaction {
  nickname: string;
  home: number;
  /** null: none. */
  opinion: Opinion | null;
  /** Empty: none. */
  note: string;
}

/** A list of homes that several people choose from. */
export interface Shortlist {
  /** The nickname of the visitor; null for a browser that did not join. */
  self: string | null;
  /** Whether the visitor created the list, and may delete it. */
  isMaker: boolean;
  /** In the order in which they were added. */
  homes: number[];
  /** The nicknames; the first created the list. */
  people: string[];
  reactions: Reaction[];
}

/** The results of an action on a shortlist, each with its message. */
export const shortlistAnswers = [
  'made',
  'done',
  'full',
  'nickname',
  'taken',
  'stranger',
  'tooLong',
  'tooMany',
] as const;
export type ShortlistAnswer = (typeof shortlistAnswers)[number];

/** In characters. */
export const maxNickname = 30;
export const maxNote = 500;

/** Returns the stored form of a nickname: one line, trimmed; empty if it is too long. */
export function normalizeNickname(text: string | null): string {
  const nickname = (text ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return nickname.length > maxNickname ? '' : nickname;
}
