import { useController } from 'react-hook-form';

/** The value of a field. Nothing is null in it: where there is undefined, react-hook-form shows what the form began with. */
export function useValue(path: string) {
  const { field } = useController({ name: path });
  return { ...field, onChange: (value: unknown) => field.onChange(value ?? null) };
}
