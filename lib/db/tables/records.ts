/** One person's unsaved changes of one record, or of a form without one. */
export interface WorkingCopyTable {
  /** "properties/5801": the name of a data file without its ending; "words.save/forms.send": the action of a form, and what it changes. */
  record: string;
  /** The account of its owner. */
  staff: string;
  /** The record before their first change, as JSON; null for a new record. */
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
 * A text of a record that a translation service drafted and that no member of staff has approved. Its hash (lib/files/unreviewed.ts) identifies
 * it wherever it is: in a working copy, in a file, moved in a list, restored by an undo. An edited text has another hash.
 */
export interface UnreadTextTable {
  /** "properties/5801" */
  record: string;
  hash: string;
  drafted_at: number;
}
