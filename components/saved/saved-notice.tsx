import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './saved.module.css';

/** The line that says what happened to favourites and comparison, empty until saved-homes.ts fills it. */
export async function SavedNotice({ favouritesPath }: { favouritesPath: string }) {
  const t = await getTranslations('saved');
  return (
    <section className={styles.savedNotice} aria-label={t('notice')} data-part="saved-notice">
      <p role="status" />
      <a className="link" href={favouritesPath} hidden>
        {t('favourites.title')}
      </a>
      <button type="button" className="link" hidden>
        {t('undo')}
      </button>
      <button type="button" className={styles.savedClose} aria-label={t('close')} hidden>
        <Icon name="x" />
      </button>
    </section>
  );
}
