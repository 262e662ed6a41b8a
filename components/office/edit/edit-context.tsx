import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { RecordCheck } from '@/lib/office/edit/check';
import type { Facades } from '@/lib/office/edit/facades';
import type { TableRows } from '@/lib/office/edit/tables';
import type { CornersWords } from './corners-field';

/** The sentences of forms of data files that are not the labels of their fields. */
export interface EditWords {
  none: string;
  unknown: string;
  choose: string;
  add: string;
  remove: string;
  up: string;
  down: string;
  more: string;
  fewer: string;
  key: string;
  languages: Record<Locale, string>;
  notJson: string;
  corners: CornersWords;
}

interface Edit {
  words: EditWords;
  tables: TableRows;
  check: RecordCheck;
  /** Of a project: where its units lie in the fronts of its buildings. */
  facades?: Facades | undefined;
  locale: Locale;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('outside of the form of a record');
  return edit;
}
