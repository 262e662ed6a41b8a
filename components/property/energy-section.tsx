import type { AttributeRow } from '@/lib/catalogue/attributes';
import { AttributeList } from './attribute-list';
import { EnergyScale, type EnergyScaleView } from './energy-scale';

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
  <section className="property-section">
    <h2>{title}</h2>
    {label && (
      <div className="energy-label">
        <img src={label.picture} alt={label.text} {...labelSize} loading="lazy" decoding="async" />
        <EnergyScale scale={label.scale} />
      </div>
    )}
    {rows.length > 0 && <AttributeList rows={rows} />}
    {note && <p className="property-note">{note}</p>}
    {renovation && (
      <div className="property-notice">
        <h3>{renovation.title}</h3>
        <p>{renovation.text}</p>
      </div>
    )}
  </section>
);
