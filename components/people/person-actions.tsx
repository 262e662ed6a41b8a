import { getTranslations } from 'next-intl/server';
import { ExportFile } from '@/components/staff/export-file';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { erasePersonAction, mergePersonAction } from '@/lib/people/actions';
import { may } from '@/lib/staff/rights';
import { ErasePerson } from './erase-person';
import { MergePerson } from './merge-person';
import styles from './people.module.css';
import type { PersonProps } from './person-page';

/** The actions that a person may ask staff to take with their data. */
export async function PersonActions(props: PersonProps) {
  const { view, session, locale } = props;
  const { person, record } = view;
  const t = await getTranslations('office.people');
  const { role } = session.staff;
  const getsMails = record.searches.length > 0 || record.reader !== null;
  return (
    <section className={styles.acts} aria-label={t('acts')} data-part="person-actions">
      {!person.isShared && (
        <details name="person">
          <summary className="link">{t('correct')}</summary>
          <OfficeForm
            key={[person.name, person.email, person.phone].join(' ')}
            action="person.correct"
            className={page.form}
          >
            <input type="hidden" name="id" value={person.id} />
            <p className={page.muted}>{t('correctText')}</p>
            <TextField label={t('name')} name="name" defaultValue={person.name} maxLength={200} />
            <TextField
              label={t('email')}
              type="email"
              name="email"
              defaultValue={person.email}
              maxLength={254}
              hint={record.account ? t('emailOfAccount') : getsMails ? t('emailConfirms') : undefined}
              readOnly={record.account !== null}
            />
            <TextField label={t('phone')} type="tel" name="phone" defaultValue={person.phone} maxLength={40} />
            <SelectField
              label={t('language')}
              name="language"
              defaultValue=""
              options={[
                ['', t('unchanged')],
                ...locales.map((language) => [language, languageName(language, locale)] as const),
              ]}
            />
            <button className="button" type="submit">
              {t('save')}
            </button>
          </OfficeForm>
        </details>
      )}
      {may(role, mergePersonAction) && <MergePerson {...props} />}
      {may(role, 'person.export') && <ExportPerson id={person.id} isFresh={session.isFresh} locale={locale} />}
      {may(role, erasePersonAction) && <ErasePerson {...props} />}
    </section>
  );
}

interface ExportProps {
  id: string;
  isFresh: boolean;
  locale: Locale;
}

/** Everything in one file, for people who ask what is kept about them. */
async function ExportPerson({ id, isFresh, locale }: ExportProps) {
  const t = await getTranslations('office.people');
  return (
    <details name="person">
      <summary className="link">{t('export')}</summary>
      <p className={page.muted}>{t('exportText')}</p>
      <ExportFile
        action="/api/office/person/"
        fields={{ id, locale }}
        formats={[
          ['html', t('html')],
          ['json', t('json')],
        ]}
        isFresh={isFresh}
      />
    </details>
  );
}
