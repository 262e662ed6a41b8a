import { getTranslations } from 'next-intl/server';
import { languageName } from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { handForms } from '@/lib/office/lead-kinds';
import styles from './office.module.css';
import { OfficeForm } from './office-form';

/** A lead that no form brought. */
export async function NewLead({ locale }: { locale: Locale }) {
  const [t, kinds] = [await getTranslations('office.newLead'), await getTranslations('office.kinds')];
  const optional = <span className={styles.muted}> ({t('optional')})</span>;
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.muted}>{t('lead')}</p>
      <OfficeForm action="lead.add" className={`${styles.form} ${styles.narrow}`}>
        <fieldset className={styles.choice}>
          <legend>{t('kind')}</legend>
          {handForms.map((form, i) => (
            <label key={form} className="check-line">
              <input type="radio" name="form" value={form} defaultChecked={i === 0} />
              {kinds(form)}
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span>{t('name')}</span>
          <input className="input" name="name" maxLength={200} required />
        </label>
        <label className="field">
          <span>
            {t('phone')}
            {optional}
          </span>
          <input className="input" type="tel" name="phone" maxLength={40} />
        </label>
        <label className="field">
          <span>
            {t('email')}
            {optional}
          </span>
          <input className="input" type="email" name="email" maxLength={254} />
        </label>
        <label className="field">
          <span>
            {t('home')}
            {optional}
          </span>
          <input className="input" name="property" inputMode="numeric" pattern="[0-9]*" />
        </label>
        <label className="field">
          <span>{t('language')}</span>
          <select className="input" name="language" defaultValue={locale}>
            {locales.map((language) => (
              <option key={language} value={language}>
                {languageName(language, locale)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>
            {t('remark')}
            {optional}
          </span>
          <textarea className="input" name="remark" rows={5} maxLength={10_000} />
        </label>
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </OfficeForm>
    </main>
  );
}
