import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { sourceKey } from '@/lib/import/corrections';
import { findControl, formatImportedValue, sourceLabel } from '@/lib/import/import-page';
import type { HomeReport } from '@/lib/import/records';
import styles from './import.module.css';
import { ValueControl } from './value-control';

interface CorrectionFormProps {
  source: string;
  record: HomeReport;
  locale: Locale;
  data: Snapshot;
}

/** The source's values of a home that was not imported, with forms to correct them. */
export async function CorrectionForm({ source, record, locale, data }: CorrectionFormProps) {
  const t = await getTranslations('office.import');
  const { id, reasons = [], source: values = {}, missing } = record;
  if (missing) return <span>{t(`missing.${missing}`)}</span>;
  const controls = reasons.flatMap(({ path }) => findControl(path, locale, data) ?? []);
  const uniqueControls = [...new Map(controls.map((control) => [control.field, control])).values()];
  const identity = (
    <>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="record" value={id} />
    </>
  );
  return (
    <>
      {Object.keys(values).length > 0 && (
        <details>
          <summary className="link">{t('sourceSays')}</summary>
          <dl className={styles.values}>
            {Object.entries(values).map(([path, value]) => (
              <div key={path} className={styles.pair}>
                <dt>{sourceLabel(path, locale)}</dt>
                <dd>{formatImportedValue(path, value, locale, data)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {uniqueControls.length === 0 && <span className={page.muted}>{t('notHere')}</span>}
      {uniqueControls.map(({ field, control }) => {
        const value = sourceKey(values[field] ?? '');
        return (
          <details key={field}>
            <summary className="link">{t('mend', { field: sourceLabel(field, locale) })}</summary>
            <OfficeForm
              action="import.correct"
              className={styles.correction}
              label={`${id}: ${sourceLabel(field, locale)}`}
            >
              {identity}
              <input type="hidden" name="field" value={field} />
              <input type="hidden" name="value" value={value} />
              <ValueControl
                control={control}
                name="instead"
                label={t('instead')}
                feedValue={control.kind === 'text' ? (values[field] ?? '') : value}
                locale={locale}
              />
              <p className={page.muted}>{t('mendText')}</p>
              <button className="button" type="submit">
                {t('mendSave')}
              </button>
            </OfficeForm>
          </details>
        );
      })}
      <OfficeForm action="import.one">
        {identity}
        <button className={`link ${styles.link}`} type="submit" aria-label={`${t('again')}: ${id}`}>
          {t('again')}
        </button>
      </OfficeForm>
    </>
  );
}
