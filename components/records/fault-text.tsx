import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { DataIssue } from '@/lib/files/issues';
import { labelled } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type FaultWords, faultWords, fieldName } from '@/lib/records/fault-words';
import page from '../staff/office.module.css';

interface FaultProps {
  fault: Omit<DataIssue, 'file'>;
  locale: Locale;
  /** The name of the field, where it is not one of a file. */
  name?: string;
}

/** The field of a fault, as the site calls it or as it stands in the file, and what was expected and found there. */
export async function FaultText({ fault, locale, name }: FaultProps) {
  const t = await getTranslations('office.faults');
  const { expected, found } = await faultWords(fault, locale);
  const field = name || (await fieldName(fault.path, locale));
  return (
    <>
      <span>{field ?? (fault.path ? <code>{fault.path}</code> : t('wholeFile'))}</span>{' '}
      <span className={page.muted}>
        {labelled(t('expected'), locale)} {said(expected)}.
        {found && (
          <>
            {' '}
            {labelled(t('was'), locale)} {found.isOriginal ? <code>{found.text}</code> : found.text}.
          </>
        )}
        {fault.nearest && <> {t('nearest', { value: fault.nearest })}</>}
      </span>
    </>
  );
}

const said = ({ text, isOriginal }: FaultWords): ReactNode => (isOriginal ? <span lang="en">{text}</span> : text);
