import type { AttributeSection } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';
import attributesStyles from './attributes.module.css';
import styles from './property.module.css';

/** Groups of attributes under a heading; nothing where none is known. */
export function Features({ title, groups }: { title: string; groups: AttributeSection[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.propertySection}>
      <h2>{title}</h2>
      {groups.map(({ key, label, rows }) => (
        <section key={key} className={attributesStyles.attributeGroup}>
          <h3>{label}</h3>
          <AttributeList rows={rows} />
        </section>
      ))}
    </section>
  );
}
