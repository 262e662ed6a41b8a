import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './saved.module.css';

interface ShareListProps {
  /** The page's absolute address. */
  address: string;
  /** The homes that the receiver of a shared list can save. */
  ids: readonly number[] | null;
  /** The sentence about who sees what; left out for homes that are in the address itself. */
  help?: string;
  isOpen?: boolean;
}

/** The address of a list, ready to be sent, behind a button; those to copy it and to save the homes come with the script. */
export async function ShareList({ address, ids, help, isOpen = false }: ShareListProps) {
  const [t, property] = await Promise.all([getTranslations('saved'), getTranslations('property')]);
  return (
    <>
      <details className={styles.shareList} open={isOpen}>
        <summary className="button button-quiet">
          <Icon name="share-2" />
          {property('share')}
        </summary>
        <div className={styles.sharePanel}>
          <label className="field">
            <span>{t('share')}</span>
            <input
              className="input"
              type="text"
              readOnly
              defaultValue={address}
              data-share=""
              aria-describedby="share-help"
            />
          </label>
          <button type="button" className={`button button-quiet ${styles.needsScript}`} data-copy="">
            {t('copy')}
          </button>
          <p id="share-help">{help ?? t('shareHelp')}</p>
        </div>
      </details>
      {ids && (
        <button type="button" className={`button ${styles.needsScript}`} data-keep-all={ids.join(',')} hidden>
          {t('keepAll')}
        </button>
      )}
    </>
  );
}
