export interface ShortlistTable {
  id: string;
  /** SHA-256 of the token in its address, Base64url. */
  token_hash: string;
  created_at: number;
  used_at: number;
  /** `person` of the one who made it; null for a list of before November 2026. */
  maker: string | null;
}

export interface ShortlistHomeTable {
  shortlist: string;
  home: number;
  /** From 0, in the order in which they were added. */
  place: number;
}

export interface ShortlistPersonTable {
  shortlist: string;
  /** The nickname in lower case. */
  person: string;
  nickname: string;
  created_at: number;
  /** SHA-256 of the list and the secret of the person's browser, Base64url; null until one who joined before November 2026 says who they are. */
  browser_hash: string | null;
}

export interface ShortlistReactionTable {
  shortlist: string;
  person: string;
  home: number;
  opinion: Opinion | null;
  note: string;
  updated_at: number;
}

export type Opinion = 'like' | 'dislike';
