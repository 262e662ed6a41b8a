import { useState } from 'react';
import { createFormControl, type UseFormReturn, useForm } from 'react-hook-form';

export type Content = Record<string, unknown>;

/**
 * The form of a record, and a function that puts other contents into it. React Hook Form has default values by their place and shows them
 * for what is absent there: an item of a list would take over, where it is moved, what the item had that began there. This form has none.
 */
export function useRecordForm(began: object): { form: UseFormReturn<Content>; show: (content: object) => void } {
  const [{ formControl }] = useState(() => {
    const made = createFormControl<Content>();
    made.reset({ ...began }, keep);
    return made;
  });
  const form = useForm<Content>({ formControl });
  return { form, show: (content) => form.reset({ ...content }, keep) };
}

const keep = { keepDefaultValues: true };
