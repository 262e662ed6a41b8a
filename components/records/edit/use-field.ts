import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';

/** A field of a form. React Hook Form takes no undefined: a cleared field is null there, and the server leaves both out of the file. */
export function useField(path: string): ControllerRenderProps<FieldValues, string> {
  const { field } = useController({ name: path });
  return { ...field, value: field.value ?? undefined, onChange: (value: unknown) => field.onChange(value ?? null) };
}
