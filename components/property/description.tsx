import styles from './property.module.css';
/** What the broker wrote of a home. */
export const Description = ({ title, paragraphs }: { title: string; paragraphs: string[] }) => (
  <section className={`${styles.propertySection} ${styles.propertyDescription}`} id="description">
    <h2>{title}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
