import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './my-data.module.css';

interface EraseProps {
  link: string;
  /** "4 aanvragen" */
  erased: readonly string[];
  /** The homes of an owner, for which the account stays. */
  homes: readonly string[];
  isStaff: boolean;
  /** Whether testimonials of theirs are in the history of the data. */
  inGit: boolean;
  locale: Locale;
}

/** Shows the erased and the retained data before people have their data erased. */
export async function EraseMyData({ link, erased, homes, isStaff, inGit, locale }: EraseProps) {
  const t = await getTranslations('myData.erase');
  const retained = [
    ...homes.map((home) => t('home', { home })),
    ...(isStaff ? [t('staff')] : []),
    ...(inGit ? [t('history')] : []),
    t('signed'),
  ];
  return (
    <>
      <section>
        <h2>{t('goes')}</h2>
        <ul className={styles.list} data-part="erased-data">
          {erased.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('stays')}</h2>
        <ul className={styles.list} data-part="retained-data">
          {retained.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <form method="post" action="/api/my-data/" encType="multipart/form-data">
        <input type="hidden" name="link" value={link} />
        <input type="hidden" name="locale" value={locale} />
        <p>{t('forever')}</p>
        <p className={styles.buttons}>
          <button className="button" type="submit" name="act" value="erase">
            {t('submit')}
          </button>
        </p>
      </form>
    </>
  );
}
