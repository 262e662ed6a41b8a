import type { IconName } from '../icon-names.ts';

/** A place or type of the search line's index, as /api/search/{locale}/ sends it. */
export interface IndexedTerm {
  kind: 'city' | 'type';
  name: string;
  /** Other words that find it: zip, name without accents, names in the other languages, kinds of a type. */
  words: string[];
  description: string;
  sale: { count: number; path: string };
  rent: { count: number; path: string };
}

/** A home found by its number, as /api/homes/{locale}/{id}/ sends it. */
export interface FoundHome {
  path: string;
  title: string;
  description: string;
  price: string;
  thumbnail: string;
  /** Address of a picture for its card on a map. */
  picture: string;
  facts: { icon: IconName; text: string; label: string }[];
}

export interface Suggestion {
  key: string;
  group: 'homes' | 'cities' | 'types';
  path: string;
  title: string;
  description: string;
  /** Address of a 60 × 60 px picture. */
  thumbnail?: string;
}
