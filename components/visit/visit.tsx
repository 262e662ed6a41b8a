import { AboutCard } from '@/components/forms/about-card';
import { FactList } from '@/components/ui/fact-list';
import styles from './visit.module.css';
import { VisitChange } from './visit-change';
import type { VisitView } from './visit-view';

/** An appointment: where it stands, when, where and with whom, and what can be done about it. */
export const Visit = ({ title, visit: { state, lead, answer, about, facts, change, again } }: VisitProps) => (
  <div className={`wrap ${styles.visit}`}>
    {answer && (
      <p
        className={answer.wrong ? `${styles.visitAnswer} ${styles.visitWrong}` : styles.visitAnswer}
        data-part="visit-answer"
        role="status"
      >
        {answer.text}
      </p>
    )}
    <div className={styles.visitHead}>
      <p
        data-state={state.name}
        className={[styles.visitState, styles[`visit-${state.name}`]].filter(Boolean).join(' ')}
      >
        {state.text}
      </p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    <FactList className={styles.ruledFacts} facts={facts} />
    {about && <AboutCard about={about} />}
    {change && <VisitChange change={change} />}
    {again && (
      <p>
        <a className="button" href={again.href}>
          {again.text}
        </a>
      </p>
    )}
  </div>
);

interface VisitProps {
  title: string;
  visit: VisitView;
}
