import { render } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { EditContext, type EditWords } from '@/components/office/edit/edit-context';
import { Field } from '@/components/office/edit/field';
import { dataSchemas, type SchemaName } from '@/lib/data/schemas';
import { type FormField, formFields } from '@/lib/office/edit/form-fields';
import { jsonSchemaOf } from '@/lib/office/edit/json-schema';
import type { TableRows } from '@/lib/office/edit/tables';
import { fieldWords } from '@/lib/office/edit/words';

const words = new Proxy(
  {},
  {
    get: (_, name) =>
      ['languages', 'drafts', 'pictures', 'documents'].includes(String(name))
        ? { from: {}, dialogs: { choose: {} } }
        : String(name),
  },
) as EditWords;
const tables = new Proxy({}, { get: () => [] }) as unknown as TableRows;
const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: [] };
const drafts = { waiting: null, draft: async () => {}, approve: async () => {} };
/** What was said to assistive technology. */
export const announced: string[] = [];
const announce = (text: string) => void announced.push(text);

interface OneFieldProps {
  field: FormField;
  content: object;
  onForm: (form: UseFormReturn) => void;
}

function OneField({ field, content, onForm }: OneFieldProps) {
  const form = useForm({ defaultValues: content });
  onForm(form as unknown as UseFormReturn);
  return (
    <EditContext value={{ words, tables, check, locale: 'nl', base: null, canTranslate: false, drafts, announce }}>
      <FormProvider {...form}>
        <Field field={field} at="" />
      </FormProvider>
    </EditContext>
  );
}

/** Shows one field of a record, as the whole form; returns it. */
export function showField(schema: SchemaName, path: string, content: object): UseFormReturn {
  const field = formFields(jsonSchemaOf(dataSchemas[schema]), fieldWords('nl', schema)).find(
    (one) => one.path === path,
  );
  if (!field) throw new Error(`no field ${path}`);
  const forms: UseFormReturn[] = [];
  render(<OneField field={field} content={content} onForm={(form) => forms.push(form)} />);
  return forms[0] as UseFormReturn;
}
