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
  /** For a project: the places of its units on the fronts of its buildings. */
  facades?: Facades | undefined;
  locale: Locale;
  /** The number of the edited home. */
  home?: number;
  /** The record that the changes are based on. */
  base: Record<string, unknown> | null;
  /** The map below coordinates, without a pin. */
  pinMap: MapMessage;
  /** The size of the largest document, as "25 MB". */
  maxDocumentSize: string;
  /** Whether the agency has a translation service. */
  canTranslate: boolean;
  drafts: DraftTexts;
  /** Announces a change of an item to assistive technology. */
  announce: (text: string) => void;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('outside of the form of a record');
  return edit;
}

/** A field of a form. React Hook Form takes no undefined: a cleared field is null there, and the server leaves both out of the file. */
export function useRecordField(path: string): ControllerRenderProps<FieldValues, string> {
  const { field } = useController({ name: path });
  return { ...field, value: field.value ?? undefined, onChange: (value: unknown) => field.onChange(value ?? null) };
}
