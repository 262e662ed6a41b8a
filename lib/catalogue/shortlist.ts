import type { Opinion } from '../db/tables/shortlists.ts';

/** What a person says of a home. */
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
  /** The nickname of the one who looks; null for a browser that did not join. */
  self: string | null;
  /** Whether the one who looks made it, and can erase it. */
  isMaker: boolean;
  /** In the order in which they were added. */
  homes: number[];
  /** The first made the list. */
  people: string[];
  reactions: Reaction[];
}

/** What a page of a shortlist says after an action. */
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

/** The stored form of a nickname: one line, trimmed; empty if it is too long. */
export function nicknameOf(text: string | null): string {
  const nickname = (text ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return nickname.length > maxNickname ? '' : nickname;
}
