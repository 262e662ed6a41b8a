import { render } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { type Edit, EditContext, type EditWords } from '@/components/office/edit/edit-context';
import { Field } from '@/components/office/edit/field';
import type { Facades } from '@/lib/office/edit/facades';
import type { FormField } from '@/lib/office/edit/form-fields';
import type { TableRows } from '@/lib/office/edit/tables';

const corners = { names: ['1', '2', '3', '4'], draw: 'draw', remove: 'remove', handle: '{name}', place: '', help: '' };
const texts = { from: { nl: 'draft {languages}' }, approve: 'approve', unread: 'unread' };
const words = { unknown: 'unknown', none: 'none', corners, drafts: texts, languages: {} } as unknown as EditWords;
const tables = new Proxy({}, { get: () => [] }) as unknown as TableRows;
const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: [] };
const drafts = { waiting: null, draft: async () => {}, approve: async () => {} };
const facades: Facades = { pictures: { front: { src: '/front.webp', width: 100, height: 50 } }, shares: {} };

interface OneFieldProps {
  field: FormField;
  at: string;
  content: object;
  given: Partial<Edit>;
  onForm: (form: UseFormReturn) => void;
}

function OneField({ field, at, content, given, onForm }: OneFieldProps) {
  const form = useForm({ defaultValues: content });
  onForm(form as unknown as UseFormReturn);
  const edit = { words, tables, check, facades, base: null, canTranslate: false, drafts };
  return (
    <EditContext value={{ ...edit, locale: 'nl', announce: () => {}, ...given }}>
      <FormProvider {...form}>
        <Field field={field} at={at} />
      </FormProvider>
    </EditContext>
  );
}

/** Shows one field of a record; returns its form. `at`: the path of its group. */
export function showField(field: FormField, content: object, at = '', given: Partial<Edit> = {}): UseFormReturn {
  const forms: UseFormReturn[] = [];
  render(<OneField field={field} at={at} content={content} given={given} onForm={(form) => forms.push(form)} />);
  return forms[0] as UseFormReturn;
}
