import { useTranslations } from 'next-intl';
import styles from './office.module.css';

/** Codes that are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('office.factor');
  return (
    <section className={styles.codes} data-part="recovery-codes">
      <h2>{t('codes')}</h2>
      <p>{t('codesText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
