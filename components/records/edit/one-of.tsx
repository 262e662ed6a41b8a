import type { Choice } from '@/lib/records/fields/form-fields';
import { FieldFrame } from './field-frame';
import { FieldSelect } from './field-select';
import { useField } from './use-field';

interface OneOfProps {
  field: { label: string; hint?: string; isRequired: boolean };
  path: string;
  options: readonly Choice[];
}

/** One of many as a list; a value that is none of them stays, by its own name, until another is chosen. */
export function OneOf({ field: { isRequired, ...field }, path, options }: OneOfProps) {
  const input = useField(path);
  const value = String(input.value ?? '');
  const known = options.map(([one, label]) => [String(one), label] as const);
  const isKnown = value === '' || known.some(([one]) => one === value);
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <FieldSelect
          aria={aria}
          input={input}
          isRequired={isRequired}
          value={value}
          options={isKnown ? known : [[value, value], ...known]}
          onChoose={(text) => input.onChange(options.find(([one]) => String(one) === text)?.[0])}
        />
      )}
    </FieldFrame>
  );
}
