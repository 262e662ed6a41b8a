import propertyStyles from '@/components/property/property.module.css';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icon-names';
import styles from './project.module.css';

export interface ProjectHeadView {
  /** "New-build project · Zonhoven" */
  kind: string;
  name: string;
  /** "Phase 2" */
  phase: string | null;
  title: string;
  /** That nothing is left; null while there is. */
  soldOut: { notice: string; others: string } | null;
  facts: { icon: IconName; label: string; value: string }[];
}

/** What a visitor wants to know of a project first. */
export const ProjectHead = ({ head, othersPath }: { head: ProjectHeadView; othersPath: string | null }) => (
  <header className={propertyStyles.propertyHead} data-part="property-head">
    <p className={propertyStyles.propertyKind} data-part="property-kind">
      {head.kind}
    </p>
    <h1>
      {head.name}
      {head.phase && <span className={styles.projectPhase}> {head.phase}</span>}
    </h1>
    <p className={`lead ${styles.projectTitle}`}>{head.title}</p>
    {head.soldOut && (
      <p className={propertyStyles.propertyClosed} data-part="property-closed">
        {head.soldOut.notice} {othersPath && <a href={othersPath}>{head.soldOut.others}</a>}
      </p>
    )}
    <dl className={propertyStyles.propertyFacts}>
      {head.facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Icon name={icon} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </header>
);
