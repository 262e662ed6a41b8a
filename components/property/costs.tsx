import type { AttributeSection } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';
import styles from './property.module.css';

/** What a home costs beside its price. */
export const Costs = ({ costs }: { costs: AttributeSection | null }) =>
  costs && (
    <section className={styles.propertySection}>
      <h2>{costs.label}</h2>
      <AttributeList rows={costs.rows} long />
    </section>
  );
