import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Choice } from '@/lib/records/fields/form-fields';
import { useRecordField } from './edit-context';
import { FieldFrame } from './field-frame';

interface FieldSelectProps {
  aria: ComponentProps<'select'>;
  input: ReturnType<typeof useRecordField>;
  isRequired: boolean;
  /** The chosen value; '' for none. */
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** The `<select>` of a field, with an empty option first. */
export function FieldSelect({ aria, input, isRequired, value, options, onChoose }: FieldSelectProps) {
  const t = useTranslations('office.edit');
  return (
    <select
      className="input"
      {...aria}
      ref={input.ref}
      name={input.name}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      onBlur={input.onBlur}
    >
      <option value="">{isRequired ? t('choose') : t('none')}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface OneOfProps {
  field: { label: string; hint?: string; isRequired: boolean };
  path: string;
  options: readonly Choice[];
}

/** A choice from a list; a stored value that is not among the options stays, under its own name, until another is chosen. */
export function OneOf({ field: { isRequired, ...field }, path, options }: OneOfProps) {
  const input = useRecordField(path);
  const value = String(input.value ?? '');
  const known = options.map(([option, label]) => [String(option), label] as const);
  const isKnown = value === '' || known.some(([option]) => option === value);
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <FieldSelect
          aria={aria}
          input={input}
          isRequired={isRequired}
          value={value}
          options={isKnown ? known : [[value, value], ...known]}
          onChoose={(text) => input.onChange(options.find(([option]) => String(option) === text)?.[0])}
        />
      )}
    </FieldFrame>
  );
}
