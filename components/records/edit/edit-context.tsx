import { createContext, use } from 'react';
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';
import type { Locale } from '@/lib/i18n/locales';
import type { MapMessage } from '@/lib/map/map-messages';
import type { TableRows } from '@/lib/records/fields/tables';
import type { RecordCheck } from '@/lib/records/form/check-record';
import type { Facades } from '@/lib/records/form/facades';
import type { DraftTexts } from './use-drafts';

export interface Edit {
  tables: TableRows;
  check: RecordCheck;
  /** For a project: where its units lie in the fronts of its buildings. */
  facades?: Facades | undefined;
  locale: Locale;
  /** The number of the home whose form it is. */
  home?: number;
  /** The record as it was when somebody began to change it. */
  base: Record<string, unknown> | null;
  /** The map for a pin, without it. */
  pinMap: MapMessage;
  /** The size of the largest document, as "25 MB". */
  maxDocumentSize: string;
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

/** A field of a form. React Hook Form takes no undefined: a cleared field is null there, and the server leaves both out of the file. */
export function useField(path: string): ControllerRenderProps<FieldValues, string> {
  const { field } = useController({ name: path });
  return { ...field, value: field.value ?? undefined, onChange: (value: unknown) => field.onChange(value ?? null) };
}
