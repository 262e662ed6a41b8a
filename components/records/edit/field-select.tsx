import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { useField } from './use-field';

interface FieldSelectProps {
  aria: ComponentProps<'select'>;
  input: ReturnType<typeof useField>;
  isRequired: boolean;
  /** What is chosen; '' for nothing. */
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** The list of a field, with nothing in it to choose first. */
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
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}
