import { useTranslations } from 'next-intl';
import { moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import page from './office.module.css';

interface OwnUnsavedProps {
  copy: FormCopy | undefined;
  locale: Locale;
}

/** Says in a list where the person has typed something and not saved it. */
export function OwnUnsaved({ copy, locale }: OwnUnsavedProps) {
  const t = useTranslations('office.unsaved');
  return copy && <span className={page.muted}>{t('own', { when: moment(copy.changedAt, locale) })}</span>;
}
