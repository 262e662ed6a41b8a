import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { UnknownValue } from '@/lib/import/feed';
import { findMeaningControl, sourceLabel } from '@/lib/import/import-page';
import styles from './import.module.css';
import { ValueControl } from './value-control';

interface UnknownWordsProps {
  source: string;
  unknown: readonly UnknownValue[];
  locale: Locale;
  data: Snapshot;
}

/** The field of a word: ours by its name, one of the source as it stands there. */
export const WordField = ({ field, locale }: { field: string; locale: Locale }) =>
  field === 'town' ? <span>{sourceLabel(field, locale)}</span> : <code>{field}</code>;

/** The words of a source without a meaning: a meaning that is entered here applies from the next run on. */
export async function UnknownWords({ source, unknown, locale, data }: UnknownWordsProps) {
  const t = await getTranslations('office.import');
  if (unknown.length === 0) return null;
  return (
    <section className={page.section} id="unknown">
      <h2>{t('unknown')}</h2>
      <p className={page.muted}>{t('unknownText')}</p>
      <ul className={styles.lines}>
        {unknown.map((word) => {
          const control = findMeaningControl(word, locale, data);
          return (
            <li key={`${word.field} ${word.value}`} className={styles.line}>
              <details>
                <summary className={styles.link}>
                  <span className={styles.head}>
                    <WordField field={word.field} locale={locale} /> <q className="link">{word.value}</q>
                    <span className={page.muted}>{t('times', { count: word.count })}</span>
                  </span>
                </summary>
                <OfficeForm action="import.meaning" className={styles.acts} label={`${word.field}: ${word.value}`}>
                  <input type="hidden" name="source" value={source} />
                  <input type="hidden" name="field" value={word.field} />
                  <input type="hidden" name="value" value={word.value} />
                  {control && (
                    <>
                      <ValueControl
                        control={control}
                        name="means"
                        label={t('means')}
                        feedValue={word.value}
                        locale={locale}
                      />
                      <button className="button" type="submit">
                        {t('keep')}
                      </button>
                    </>
                  )}
                  <button className="button button-quiet" type="submit" name="out" value="1" formNoValidate>
                    {t('leaveOut')}
                  </button>
                </OfficeForm>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
