import { getTranslations } from 'next-intl/server';
import { CopiedForm } from '@/components/staff/copied-form';
import { AreaField, SelectField, TextField } from '@/components/staff/fields';
import styles from '@/components/staff/folding-list.module.css';
import page from '@/components/staff/office.module.css';
import { OwnUnsaved } from '@/components/staff/own-unsaved';
import { languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type findWords, type readWordsQuery, type SiteWord, wordParts } from '@/lib/records/site-words';
import { officeHref } from '@/lib/routes/office-paths';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';

interface WordsProps {
  found: ReturnType<typeof findWords>;
  query: ReturnType<typeof readWordsQuery>;
  /** The unsaved changes of the person, by message key. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
}

/** The words of the site, which are in no record: buttons, labels, mails; found by any of their texts, changed in four languages at once. */
export async function SiteWords({ found: { words, total }, query, savedCopies, locale }: WordsProps) {
  const [t, nav] = await Promise.all([getTranslations('office.words'), getTranslations('office.nav')]);
  const parts = wordParts.map((part) => [part, t(`parts.${part}`)] as const);
  return (
    <main id="content" className={page.page} data-part="words">
      <h1 className={page.title}>{nav('words')}</h1>
      <p className={page.muted}>{t('lead')}</p>
      <form action={officeHref('words', locale)} className={styles.find}>
        <TextField label={t('text')} name="text" type="search" defaultValue={query.text} />
        <SelectField
          label={t('part')}
          name="part"
          defaultValue={query.part ?? ''}
          options={[['', t('all')], ...parts]}
        />
        <button className="button" type="submit">
          {t('find')}
        </button>
      </form>
      <p role="status">{t('found', { count: total })}</p>
      {total > words.length && <p className={page.muted}>{t('more', { count: words.length })}</p>}
      <ul className={styles.blocks}>
        {words.map((word) => (
          <li key={word.key} className={styles.block}>
            <details name="word">
              <summary className={styles.summary}>
                <span className="link">{word.texts[locale]}</span>
                <OwnUnsaved copy={savedCopies.get(word.key)} locale={locale} />
              </summary>
              <WordForm word={word} savedCopy={savedCopies.get(word.key)} locale={locale} />
            </details>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface WordFormProps {
  word: SiteWord;
  savedCopy: FormCopy | undefined;
  locale: Locale;
}

async function WordForm({ word: { key, texts, params }, savedCopy, locale }: WordFormProps) {
  const t = await getTranslations('office.words');
  return (
    <CopiedForm
      action="words.save"
      id={key}
      base={texts}
      savedCopy={savedCopy}
      className={page.form}
      label={texts[locale]}
    >
      <input type="hidden" name="key" value={key} />
      {params.length > 0 && <p className={page.muted}>{t('params', { params: params.join(' ') })}</p>}
      <div className={styles.languages}>
        {locales.map((language) => (
          <AreaField
            key={language}
            label={languageName(language, locale)}
            name={language}
            lang={language}
            rows={texts[language].length > 90 ? 5 : 2}
            defaultValue={texts[language]}
            maxLength={5_000}
            required
          />
        ))}
      </div>
      <p className={page.muted}>
        {t('key')} <code>{key}</code>
      </p>
      <button className="button" type="submit">
        {t('save')}
      </button>
    </CopiedForm>
  );
}
