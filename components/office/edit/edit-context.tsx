import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { RecordCheck } from '@/lib/office/edit/check';
import type { TableRows } from '@/lib/office/edit/tables';
import type { PictureFieldWords } from '../pictures/picture-field';

/** The sentences of forms of data files that are not the labels of their fields. */
export interface EditWords {
  none: string;
  unknown: string;
  /** That what a warning doubts is right. */
  accept: string;
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
  pictures: PictureFieldWords;
}

interface Edit {
  words: EditWords;
  tables: TableRows;
  check: RecordCheck;
  locale: Locale;
  /** The number of the home whose form it is. */
  home?: number;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('outside of the form of a record');
  return edit;
}
