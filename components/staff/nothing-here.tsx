import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './office.module.css';

/** The message keys of each kind. */
const parts = {
  '': 'office.nothing',
  leads: 'office.lead',
  agenda: 'office.agenda.visit',
  people: 'office.people',
  homes: 'office.home',
  projects: 'office.projects',
  owners: 'office.owner',
} as const;

interface NothingHereProps {
  /** The page that leads on: the list, or Today. */
  back: keyof typeof parts;
  locale: Locale;
}

/** A record that is gone, or that somebody else sees; or an address of no page. */
export async function NothingHere({ back, locale }: NothingHereProps) {
  const t = await getTranslations(parts[back]);
  return (
    <main id="content" className={`${styles.page} ${styles.nothing}`}>
      <h1 className={styles.title}>{t('gone')}</h1>
      <p>{t('goneText')}</p>
      <a className="button button-quiet" href={officeHref(back, locale)}>
        {t('back')}
      </a>
    </main>
  );
}
