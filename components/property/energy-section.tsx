import type { AttributeRow } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';
import energyStyles from './energy.module.css';
import { EnergyScale, type EnergyScaleView } from './energy-scale';
import styles from './property.module.css';

export interface EnergyView {
  title: string;
  /** null for a home without a label. */
  label: { picture: string; text: string; scale: EnergyScaleView } | null;
  /** Why there is no label, or where it comes from. */
  note: string | null;
  rows: AttributeRow[];
  /** The Flemish duty to renovate, where buying the home brings it. */
  renovation: { title: string; text: string } | null;
}

// px, as scripts/labels.ts draws them
const labelSize = { width: 240, height: 96 };

/** The energy label as a picture and on its scale, and the certificate's figures. */
export const EnergySection = ({ energy: { title, label, note, rows, renovation } }: { energy: EnergyView }) => (
  <section className={styles.propertySection}>
    <h2>{title}</h2>
    {label && (
      <div className={energyStyles.energyLabel}>
        <img src={label.picture} alt={label.text} {...labelSize} loading="lazy" decoding="async" />
        <EnergyScale scale={label.scale} />
      </div>
    )}
    {rows.length > 0 && <AttributeList rows={rows} />}
    {note && <p className={styles.propertyNote}>{note}</p>}
    {renovation && (
      <div className={styles.propertyNotice}>
        <h3>{renovation.title}</h3>
        <p>{renovation.text}</p>
      </div>
    )}
  </section>
);
