import styles from './office.module.css';

interface RecoveryCodesProps {
  title: string;
  text: string;
  codes: readonly string[];
}

/** Codes that are shown once. */
export const RecoveryCodes = ({ title, text, codes }: RecoveryCodesProps) => (
  <section className={styles.codes} data-part="recovery-codes">
    <h2>{title}</h2>
    <p>{text}</p>
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </section>
);
