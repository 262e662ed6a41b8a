import type { AttributeRow, AttributeSection } from '@/lib/catalogue/views/attributes';
import styles from './attributes.module.css';
import { Fold } from './fold';
import propertyStyles from './property.module.css';

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

/** Up to so many rows a phone shows all groups open; of more, only the first. */
const maxOpenRows = 10;

/** Groups of attributes, each under a heading unless it is alone; nothing where none is known. */
export function Features({ title, groups }: { title: string; groups: AttributeSection[] }) {
  if (groups.length === 0) return null;
  const isLong = groups.flatMap(({ rows }) => rows).length > maxOpenRows;
  return (
    <section className={propertyStyles.propertySection} id="features">
      <h2>{title}</h2>
      {groups.map(({ key, label, rows }, i) => (
        <section key={key} className={styles.attributeGroup}>
          {isLong && i > 0 ? (
            <Fold title={<h3>{label}</h3>}>
              <AttributeList rows={rows} />
            </Fold>
          ) : (
            <>
              {groups.length > 1 && <h3>{label}</h3>}
              <AttributeList rows={rows} />
            </>
          )}
        </section>
      ))}
    </section>
  );
}

/** The costs of a home on top of its price. */
export const Costs = ({ group }: { group: AttributeSection }) => (
  <section className={propertyStyles.propertySection} id="costs">
    <h2>{group.label}</h2>
    <AttributeList rows={group.rows} long />
  </section>
);
