import { Icon } from '@/components/ui/icon';
import type { AttributeRow } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';
import attributesStyles from './attributes.module.css';
import styles from './property.module.css';

export interface LegalView {
  title: string;
  groups: { key: 'planning' | 'flood' | 'certificates'; label: string; rows: AttributeRow[] }[];
  /** What the flood scores mean; null for a home without one. */
  flood: {
    /** Only for score D. */ warning: string | null;
    explanation: string;
    legend: string;
    classes: { letter: string; text: string }[];
  } | null;
  disclaimer: string;
}

/** What the law wants said of a home, in full words (domain facts, "Mandatory and customary mentions"). */
export const LegalSection = ({ legal: { title, groups, flood, disclaimer } }: { legal: LegalView }) => (
  <section className={styles.propertySection}>
    <h2>{title}</h2>
    {groups.map(({ key, label, rows }) => (
      <section key={key} className={attributesStyles.attributeGroup}>
        <h3>{label}</h3>
        <div>
          <AttributeList rows={rows} long />
          {key === 'flood' && flood && <FloodScores flood={flood} />}
        </div>
      </section>
    ))}
    <p className={styles.propertyNote}>{disclaimer}</p>
  </section>
);

const FloodScores = ({ flood }: { flood: NonNullable<LegalView['flood']> }) => (
  <>
    {flood.warning && (
      <p className={attributesStyles.propertyWarning}>
        <Icon name="circle-alert" />
        {flood.warning}
      </p>
    )}
    <details className={attributesStyles.floodLegend}>
      <summary className="link">{flood.legend}</summary>
      <p>{flood.explanation}</p>
      <dl>
        {flood.classes.map(({ letter, text }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  </>
);
