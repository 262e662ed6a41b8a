import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { RecordCheck } from '@/lib/office/edit/check';
import type { TableRows } from '@/lib/office/edit/tables';

/** The sentences of forms of data files that are not the labels of their fields. */
export interface EditWords {
  none: string;
  unknown: string;
  choose: string;
  add: string;
  remove: string;
  up: string;
  down: string;
  /** One level lower and higher in a tree. */
  inward: string;
  outward: string;
  hidden: string;
  notInMenu: string;
  more: string;
  fewer: string;
  key: string;
  languages: Record<Locale, string>;
  notJson: string;
}

interface Edit {
  words: EditWords;
  tables: TableRows;
  check: RecordCheck;
  locale: Locale;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('outside of the form of a record');
  return edit;
}
