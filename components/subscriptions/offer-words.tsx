import { getTranslations } from 'next-intl/server';
import { AreaField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import type { Property } from '@/lib/catalogue/schema/property';
import { languageName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { proposeWords } from '@/lib/subscriptions/offer-mail';
import styles from './offer.module.css';

interface OfferWordsProps {
  /** The languages of the people who may get a mail. */
  languages: readonly Locale[];
  homes: readonly Property[];
  /** The subject names no home: the homes are chosen beside it. */
  isOpen?: true;
  locale: Locale;
}

/** The text of the mail in each language of its recipients; a suggestion until it is changed. */
export async function OfferWords({ languages, homes, isOpen, locale }: OfferWordsProps) {
  const t = await getTranslations('office.matching');
  const written = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await proposeWords(language, isOpen ? [] : homes)),
    })),
  );
  return (
    <details className={styles.words}>
      <summary className="link">{t('words')}</summary>
      <p className={page.muted}>{t('wordsText')}</p>
      {written.map(({ language, subject, text }) => (
        <fieldset
          key={language}
          className={page.form}
          aria-label={languages.length > 1 ? undefined : languageName(language, locale)}
        >
          {languages.length > 1 && <legend>{languageName(language, locale)}</legend>}
          <TextField label={t('subject')} name={`subject-${language}`} defaultValue={subject} maxLength={200} />
          <AreaField label={t('text')} name={`text-${language}`} defaultValue={text} maxLength={10_000} />
        </fieldset>
      ))}
    </details>
  );
}
