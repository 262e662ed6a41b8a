import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { RecordCheck } from '@/lib/records/edit/check';
import type { Facades } from '@/lib/records/edit/facades';
import type { TableRows } from '@/lib/records/edit/tables';
import type { UploadWords } from '../../staff/upload-zone';
import type { PicturesWords } from '../pictures/picture-field';
import type { CornersWords } from './corners-field';
import type { PinWords } from './pin-field';
import type { TownWords } from './town-box';
import type { DraftTexts } from './use-drafts';

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
  /** One level lower and higher in a tree. */
  inward: string;
  outward: string;
  hidden: string;
  notInMenu: string;
  /** Of a {name}; with {place} and {count}. */
  removed: string;
  movedTo: string;
  more: string;
  fewer: string;
  key: string;
  languages: Record<Locale, string>;
  pictures: PicturesWords;
  documents: UploadWords & { open: string };
  corners: CornersWords;
  drafts: DraftWords;
  town: TownWords;
  pin: PinWords;
}

/** The sentences about texts in several languages. */
export interface DraftWords {
  unread: string;
  approve: string;
  empty: string;
  older: string;
  /** The button that drafts {languages}, by the language of the source. */
  from: Record<Locale, string>;
}

export interface Edit {
  words: EditWords;
  tables: TableRows;
  check: RecordCheck;
  /** Of a project: where its units lie in the fronts of its buildings. */
  facades?: Facades | undefined;
  locale: Locale;
  /** The number of the home whose form it is. */
  home?: number;
  /** The record as it was when somebody began to change it. */
  base: Record<string, unknown> | null;
  /** Whether the agency has a translation service. */
  canTranslate: boolean;
  drafts: DraftTexts;
  /** Says to assistive technology what became of an item. */
  announce: (text: string) => void;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('outside of the form of a record');
  return edit;
}
