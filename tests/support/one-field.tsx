import { act } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { type Edit, EditContext } from '@/components/records/edit/edit-context';
import { Field } from '@/components/records/edit/field';
import { useRecordForm } from '@/components/records/edit/use-record-copy';
import { dataSchemas, type SchemaName } from '@/lib/data/schemas';
import type { MapMessage } from '@/lib/map/map-messages';
import { fieldWords } from '@/lib/records/fields/field-words';
import { type FormField, formFields } from '@/lib/records/fields/form-fields';
import { toJsonSchema } from '@/lib/records/fields/json-schema';
import type { TableRows } from '@/lib/records/fields/tables';
import type { RecordCheck } from '@/lib/records/form/check-record';
import type { Facades } from '@/lib/records/form/facades';
import { renderInOffice } from './in-office';

const tables = new Proxy({}, { get: () => [] }) as unknown as TableRows;
const nothing: RecordCheck = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unreviewed: [] };
const drafts = { waiting: null, draft: async () => {}, approve: async () => {} };
const pinMap = {} as MapMessage;
const facades: Facades = { pictures: { front: { src: '/front.webp', width: 100, height: 50 } }, shares: {} };
/** The announcements to assistive technology. */
export const announced: string[] = [];
const announce = (text: string) => void announced.push(text);

let setShownCheck: (check: RecordCheck) => void;
/** Sets the message of the server for the field. */
export const sayOfField = (check: Partial<RecordCheck>): void => act(() => setShownCheck({ ...nothing, ...check }));

interface OneFieldProps {
  field: FormField;
  at: string;
  content: object;
  given: Partial<Edit>;
  onForm: (form: UseFormReturn) => void;
}

function OneField({ field, at, content, given, onForm }: OneFieldProps) {
  const { form } = useRecordForm(content);
  onForm(form);
  const [check, setCheck] = useState(nothing);
  setShownCheck = setCheck;
  const edit = { tables, check, facades, base: null, canTranslate: false, drafts, announce, pinMap };
  return (
    <EditContext value={{ ...edit, maxDocumentSize: '25 MB', locale: 'nl', ...given }}>
      <FormProvider {...form}>
        <Field field={field} at={at} />
      </FormProvider>
    </EditContext>
  );
}

/** Shows one field of a record; returns its form. `at`: the path of its group. */
export function showField(field: FormField, content: object, at = '', given: Partial<Edit> = {}): UseFormReturn {
  const forms: UseFormReturn[] = [];
  renderInOffice(
    <OneField field={field} at={at} content={content} given={given} onForm={(form) => forms.push(form)} />,
  );
  return forms[0] as UseFormReturn;
}

/** The field of a schema that has a path, also within groups. */
function fieldAt(fields: readonly FormField[], path: string): FormField {
  const field = fields.find((one) => path === one.path || (one.kind === 'group' && path.startsWith(`${one.path}.`)));
  if (!field) throw new Error(`no field ${path}`);
  if (field.path === path || field.kind !== 'group') return field;
  return fieldAt(field.fields, path.slice(field.path.length + 1));
}

/** Shows the field of a schema by its path in a record. */
export function showFieldOf(schema: SchemaName, path: string, content: object): UseFormReturn {
  const all = formFields(toJsonSchema(dataSchemas[schema]), fieldWords('nl', schema));
  return showField(fieldAt(all, path), content, path.split('.').slice(0, -1).join('.'));
}
