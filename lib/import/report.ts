import type { SetAside } from './imported-home.ts';
import type { UnknownValue } from './notes.ts';

/** What an import did, or would do. */
export interface Report {
  /** Numbers of homes. */
  added: number[];
  changed: number[];
  withdrawn: number[];
  unchanged: number;
  /** Homes of the feed that are not shown: the fields that their adverts lack by law. */
  drafts: { home: number; id: string; lacks: string[] }[];
  /** Homes that were left as they were, or not taken up. */
  setAside: SetAside[];
  unknown: UnknownValue[];
  /** Descriptions that another language's stand for, by language. */
  copied: Record<string, number>;
  pictures: { added: number; failed: { id: string; url: string; reason: string }[] };
}
