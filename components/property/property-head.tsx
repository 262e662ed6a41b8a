import { EnergyBadge } from '@/components/listing/energy-badge';
import { Price } from '@/components/listing/price';
import savedStyles from '@/components/saved/saved.module.css';
import { Icon } from '@/components/ui/icon';
import type { PriceText } from '@/lib/catalogue/price';
import type { EnergyBadgeView } from '@/lib/energy/label';
import type { IconName } from '@/lib/icon-names';
import styles from './property.module.css';

export interface PropertyHeadView {
  id: number;
  /** The word for a home that only a preview shows; null for any other. */
  draft: string | null;
  /** "For sale · Penthouse", "Sold · Penthouse" */
  kind: string;
  /** Name of the marquee. */
  status: { text: string; closed: boolean } | null;
  title: string;
  /** "Guffenslaan 130 box 103, 3500 Hasselt", or the town and "address on request". */
  address: string[];
  price: PriceText;
  /** That the home is sold or rented; null while it can be had. */
  closed: { notice: string; similar: string } | null;
  facts: { icon: IconName; label: string; value: string }[];
  label: { badge: EnergyBadgeView; name: string; text: string } | null;
}

/** What a visitor wants to know first. */
export function PropertyHead({ head, similarPath }: { head: PropertyHeadView; similarPath: string | null }) {
  const { label, closed } = head;
  return (
    <header className={styles.propertyHead} data-part="property-head">
      <p className={styles.propertyKind} data-part="property-kind">
        {head.draft && <span className="draft-mark">{head.draft}</span>}
        {head.status && !head.status.closed && <span className={styles.propertyStatus}>{head.status.text}</span>}
        {head.kind}
      </p>
      <h1>{head.title}</h1>
      <p className={styles.propertyAddress}>{head.address.join(' · ')}</p>
      <Price price={head.price} className={styles.propertyPrice} />
      {closed && (
        <p className={styles.propertyClosed} data-part="property-closed">
          {closed.notice} {similarPath && <a href={similarPath}>{closed.similar}</a>}
        </p>
      )}
      <dl className={styles.propertyFacts}>
        {head.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <Icon name={fact.icon} />
              {fact.value}
            </dd>
          </div>
        ))}
        {label && (
          <div>
            <dt>{label.name}</dt>
            <dd>
              <EnergyBadge badge={label.badge} text={label.text} />
            </dd>
          </div>
        )}
      </dl>
      {/* The buttons to keep the home come with the script: components/saved/home-buttons.ts. */}
      <div className={savedStyles.propertyKeep} data-home={head.id} data-title={head.title} />
    </header>
  );
}
