/** What one person typed in the form of one record. */
export interface WorkingCopyTable {
  /** "properties/5801": the name of a data file without its ending. */
  record: string;
  /** The account of its owner. */
  staff: string;
  /** The record as it was when they began to change it, as JSON; null for a new one. */
  base: string;
  content: string;
  version: number;
  changed_at: number;
}

export interface OpenFormTable {
  record: string;
  staff: string;
  seen_at: number;
}

/**
 * A text of a record that a translation service drafted and that nobody has read. It is known by its hash (lib/files/unread.ts), wherever
 * it stands: in a working copy, in a file, moved in a list, brought back by an undo. Who edits it makes another text of it.
 */
export interface UnreadTextTable {
  /** "properties/5801" */
  record: string;
  hash: string;
  drafted_at: number;
}
