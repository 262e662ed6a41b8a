import { getTranslations } from 'next-intl/server';
import styles from './saved.module.css';

interface ShareListProps {
  /** The page's absolute address. */
  address: string;
  /** The homes that the receiver of a shared list can save. */
  ids: readonly number[] | null;
  /** The sentence about who sees what; left out for homes that are in the address itself. */
  help?: string;
}

/** The address of a list, ready to be sent; the buttons come with the script. */
export async function ShareList({ address, ids, help }: ShareListProps) {
  const t = await getTranslations('saved');
  return (
    <div className={styles.shareList}>
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
      {ids && (
        <button type="button" className={`button ${styles.needsScript}`} data-keep-all={ids.join(',')} hidden>
          {t('keepAll')}
        </button>
      )}
      <p id="share-help">{help ?? t('shareHelp')}</p>
    </div>
  );
}
