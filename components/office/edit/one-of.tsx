import type { Choice } from '@/lib/office/edit/form-fields';
import { useEdit } from './edit-context';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

interface OneOfProps {
  field: { label: string; hint?: string; isRequired: boolean };
  path: string;
  options: readonly Choice[];
}

/** One of many as a list; a value that is none of them stays, by its own name, until another is chosen. */
export function OneOf({ field: { isRequired, ...field }, path, options }: OneOfProps) {
  const { words } = useEdit();
  const input = useField(path);
  const value = String(input.value ?? '');
  const isKnown = value === '' || options.some(([one]) => String(one) === value);
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <select
          className="input"
          {...aria}
          ref={input.ref}
          name={path}
          value={value}
          onChange={({ target }) => input.onChange(options.find(([one]) => String(one) === target.value)?.[0])}
          onBlur={input.onBlur}
        >
          <option value="">{isRequired ? words.choose : words.none}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(([one, label]) => (
            <option key={String(one)} value={String(one)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
