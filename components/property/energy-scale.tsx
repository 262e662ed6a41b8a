import styles from './energy.module.css';
export interface EnergyScaleView {
  /** What the drawing says: "Energy scale from A+ to F: this property has label B". */
  text: string;
  /** Best first; step is the colour, 1 to 7. */
  bands: {
    letter: string;
    step: number;
    current: boolean /** Left out where a long scale has no room for it. */;
    named: boolean;
  }[];
}

/** The scale of the home's region, with an arrow at the home's own label. */
export const EnergyScale = ({ scale: { text, bands } }: { scale: EnergyScaleView }) => (
  <div className={styles.energyScale} role="img" aria-label={text}>
    {bands.map(({ letter, step, current, named }) => (
      <span key={letter} className={`${styles.energyBand} epc-${step}`}>
        {named && letter}
        {current && <span className={`${styles.energyArrow} epc-${step}`}>{letter}</span>}
      </span>
    ))}
  </div>
);
