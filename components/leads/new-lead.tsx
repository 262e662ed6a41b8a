import { getTranslations } from 'next-intl/server';
import { AreaField, SelectField, TextField } from '@/components/staff/fields';
import { HomeField } from '@/components/staff/home-field';
import styles from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { manualForms } from '@/lib/leads/lead-kinds';

/** A lead that no form brought. */
export async function NewLead({ locale }: { locale: Locale }) {
  const [t, kinds, agenda] = await Promise.all([
    getTranslations('office.newLead'),
    getTranslations('office.kinds'),
    getTranslations('office.agenda.new'),
  ]);
  const optional = (name: 'phone' | 'email' | 'home' | 'remark') => `${t(name)} (${t('optional')})`;
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.muted}>{t('lead')}</p>
      <OfficeForm action="lead.add" className={`${styles.form} ${styles.narrow}`}>
        <fieldset className={styles.choice}>
          <legend>{t('kind')}</legend>
          {manualForms.map((form, i) => (
            <label key={form} className="check-line">
              <input type="radio" name="form" value={form} defaultChecked={i === 0} />
              {kinds(form)}
            </label>
          ))}
        </fieldset>
        <TextField label={t('name')} name="name" maxLength={200} required />
        <TextField label={optional('phone')} name="phone" type="tel" maxLength={40} />
        <TextField label={optional('email')} name="email" type="email" maxLength={254} />
        <HomeField label={optional('home')} hint={agenda('homeHint')} name="property" locale={locale} />
        <SelectField
          label={t('language')}
          name="language"
          defaultValue={locale}
          options={locales.map((language) => [language, languageName(language, locale)])}
        />
        <AreaField label={optional('remark')} name="remark" maxLength={10_000} />
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </OfficeForm>
    </main>
  );
}
