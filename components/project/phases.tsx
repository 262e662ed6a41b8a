import propertyStyles from '@/components/property/property.module.css';
import styles from './project.module.css';
export interface PhaseView {
  number: number;
  name: string;
  /** "Under construction" */
  state: string;
  /** "Completion 31/03/2027" */
  delivery: string | null;
  /** "9 of 24 units available", "Sold out" */
  units: string;
  /** The phase that is for sale now. */
  current: boolean;
}

/** The phases of a project, in their order; nothing for one that is built in one go. */
export function Phases({ title, phases }: { title: string; phases: PhaseView[] }) {
  if (phases.length === 0) return null;
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="phases-title">
      <h2 id="phases-title">{title}</h2>
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <li key={phase.number} className={phase.current ? `${styles.phase} ${styles.phaseCurrent}` : styles.phase}>
            <h3>{phase.name}</h3>
            <p>{phase.state}</p>
            {phase.delivery && <p className="figures">{phase.delivery}</p>}
            <p className={styles.phaseUnits}>{phase.units}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
