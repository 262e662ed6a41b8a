import type { AttributeRow } from '@/lib/catalogue/attributes';
import styles from './attributes.module.css';

interface AttributeListProps {
  rows: AttributeRow[];
  /** The values are sentences. */
  long?: boolean;
}

/** Attributes by name and value, in two columns where there is room; in one where the values are long. */
export const AttributeList = ({ rows, long = false }: AttributeListProps) => (
  <dl className={long ? `${styles.attributes} ${styles.attributesLong}` : styles.attributes}>
    {rows.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
