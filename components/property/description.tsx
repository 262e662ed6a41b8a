import styles from './property.module.css';

interface DescriptionProps {
  id?: string;
  title: string;
  paragraphs: string[];
}

/** The broker's description of a home. */
export const Description = ({ id = 'description', title, paragraphs }: DescriptionProps) => (
  <section className={`${styles.propertySection} ${styles.propertyDescription}`} id={id}>
    <h2>{title}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
