import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';

export type Content = Record<string, unknown>;

/**
 * The form of a record, and a function that puts other contents into it. React Hook Form looks up default values by place and shows them for
 * absent fields: a moved item of a list would show those of the item that began there. So the form drops them once it has begun.
 */
export function useRecordForm(began: object): { form: UseFormReturn<Content>; show: (content: object) => void } {
  const form = useForm<Content>({ defaultValues: { ...began } });
  const { reset, resetDefaultValues } = form;
  useEffect(() => resetDefaultValues({}), [resetDefaultValues]);
  return { form, show: (content) => reset({ ...content }, { keepDefaultValues: true }) };
}
