import type { AttributeSection } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';

/** What a home costs beside its price. */
export const Costs = ({ costs }: { costs: AttributeSection | null }) =>
  costs && (
    <section className="property-section">
      <h2>{costs.label}</h2>
      <AttributeList rows={costs.rows} long />
    </section>
  );
