import { getTranslations } from 'next-intl/server';
import { NewTown } from '@/components/records/edit/new-town';
import { AreaField, SelectField, TextField } from '@/components/staff/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { Control } from '@/lib/import/import-page';

interface ControlProps {
  control: Control;
  name: 'means' | 'instead';
  label: string;
  /** The value in the source. */
  feedValue: string;
  locale: Locale;
}

/** The field in which somebody says what a value is. */
export async function ValueControl({ control, name, label, feedValue, locale }: ControlProps) {
  const t = await getTranslations('office.import');
  switch (control.kind) {
    case 'town':
      return <NewTown name={name} label={label} locale={locale} />;
    case 'choice':
      return (
        <SelectField
          name={name}
          label={label}
          defaultValue=""
          required
          options={[['', t('choose'), true], ...control.choices]}
        />
      );
    case 'text':
      return <AreaField name={name} label={label} defaultValue={feedValue} maxLength={10_000} required />;
    case 'number':
      return (
        <TextField
          name={name}
          label={label}
          inputMode="decimal"
          defaultValue={/^[\d.]+$/.test(feedValue) ? feedValue : ''}
          required
        />
      );
    case 'line':
      return <TextField name={name} label={label} defaultValue={feedValue} maxLength={200} required />;
  }
}
