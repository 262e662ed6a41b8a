import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';

/**
 * A field of a form. What is cleared is null in the form, since React Hook Form shows in place of undefined what the form began with; the
 * server leaves both out of the file.
 */
export function useField(path: string): ControllerRenderProps<FieldValues, string> {
  const { field } = useController({ name: path });
  return { ...field, value: field.value ?? undefined, onChange: (value: unknown) => field.onChange(value ?? null) };
}
