import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { subjectLine } from '@/lib/catalogue/known-homes';
import { list } from '@/lib/i18n/format';
import { listErasureLines } from '@/lib/people/erasure-words';
import styles from './people.module.css';
import type { PersonProps } from './person-page';

/** The erased and the retained data of a person who asks for erasure, and the button. */
export async function ErasePerson({ view: { person, erasure }, locale, data }: PersonProps) {
  const t = await getTranslations('office.people');
  if (!erasure) return null;
  const { homes, isStaff, inGit } = erasure.stays;
  const homeLine = (property: number) => subjectLine({ property, project: null }, locale, data);
  const retained = [
    ...(homes.length > 0 ? [t('staysAccount', { homes: list(homes.map(homeLine), locale) })] : []),
    ...(isStaff ? [t('staysStaff')] : []),
    ...(inGit ? [(await getTranslations('myData.told'))('history')] : []),
  ];
  return (
    <details name="person">
      <summary className="link">{t('erase')}</summary>
      <p>{t('eraseGoes')}</p>
      <ul className={styles.list} data-part="erased-data">
        {(await listErasureLines(erasure, locale, data)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {retained.length > 0 && (
        <>
          <p>{t('eraseStays')}</p>
          <ul className={styles.list} data-part="retained-data">
            {retained.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p className={page.muted}>{t('eraseText')}</p>
      <OfficeForm action="person.erase" className={page.form}>
        <input type="hidden" name="id" value={person.id} />
        <label className="check-line">
          <input type="checkbox" name="sure" required />
          {t('eraseSure')}
        </label>
        <button className="button" type="submit">
          {t('eraseSubmit')}
        </button>
      </OfficeForm>
    </details>
  );
}
