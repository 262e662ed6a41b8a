import visitStyles from '@/components/visit/visit.module.css';
import { HomeLine, type HomeName } from './home-line';
import styles from './records.module.css';

export interface OwnerVisit {
  key: string;
  when: string;
  state: string;
  /** Whether it is to take place, or did. */
  stands: boolean;
  home: HomeName | null;
  visitor: string;
  feedback: { label: string; text: string; rating: string | null } | null;
}

export interface OwnerVisitsView {
  lead: string;
  groups: { title: string; visits: OwnerVisit[] }[];
}

/** The appointments at a home, and what visitors said of it. */
export const OwnerVisits = ({ visits: { lead, groups } }: { visits: OwnerVisitsView }) => (
  <div className={styles.ownerSection}>
    <p className="lead">{lead}</p>
    {groups.map((group) => (
      <div key={group.title}>
        <h2>{group.title}</h2>
        <ul className={styles.ownerEntries}>
          {group.visits.map((visit) => (
            <Visit key={visit.key} visit={visit} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const Visit = ({ visit: { when, state, stands, home, visitor, feedback } }: { visit: OwnerVisit }) => (
  <li>
    <p className={styles.ownerEntryHead}>
      <strong>{when}</strong>
      <span
        data-state=""
        className={stands ? visitStyles.visitState : `${visitStyles.visitState} ${visitStyles['visit-cancelled']}`}
      >
        {state}
      </span>
    </p>
    <HomeLine home={home} />
    <p>{visitor}</p>
    {feedback && (
      <figure className={styles.ownerFeedback}>
        <figcaption>
          {feedback.label}
          {feedback.rating && <strong>{feedback.rating}</strong>}
        </figcaption>
        <blockquote>{feedback.text}</blockquote>
      </figure>
    )}
  </li>
);
