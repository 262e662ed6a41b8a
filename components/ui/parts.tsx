import styles from './parts.module.css';

/** A text of short parts, "For sale · Penthouse": it breaks between two of them, and no line begins or ends with the dot. */
export const Parts = ({ text }: { text: string }) => (
  <span className={styles.parts}>
    {text.split(' · ').map((part, i) => (
      <span key={part}>
        {i > 0 && <i>{' · '}</i>}
        {part}
      </span>
    ))}
  </span>
);
