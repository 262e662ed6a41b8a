import styles from './saved.module.css';

interface ShareListProps {
  /** The page's absolute address. */
  address: string;
  /** The homes that a visitor who was sent the list can keep too. */
  ids: readonly number[] | null;
  words: { share: string; help: string; copy: string; keepAll: string };
}

/** The address of a list, ready to be sent; the buttons come with the script. */
export const ShareList = ({ address, ids, words }: ShareListProps) => (
  <div className={styles.shareList}>
    <label className="field">
      <span>{words.share}</span>
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
      {words.copy}
    </button>
    {ids && (
      <button type="button" className={`button ${styles.needsScript}`} data-keep-all={ids.join(',')} hidden>
        {words.keepAll}
      </button>
    )}
    <p id="share-help">{words.help}</p>
  </div>
);
