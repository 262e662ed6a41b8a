import { HomeLine, type HomeName } from './home-line';

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
  title: string;
  lead: string;
  groups: { title: string; visits: OwnerVisit[] }[];
}

/** The appointments at a home, and what visitors said of it. */
export const OwnerVisits = ({ visits: { title, lead, groups } }: { visits: OwnerVisitsView }) => (
  <section className="owner-section" aria-labelledby="owner-visits">
    <h2 id="owner-visits">{title}</h2>
    <p className="lead">{lead}</p>
    {groups.map((group) => (
      <div key={group.title}>
        <h3>{group.title}</h3>
        <ul className="owner-entries">
          {group.visits.map((visit) => (
            <Visit key={visit.key} visit={visit} />
          ))}
        </ul>
      </div>
    ))}
  </section>
);

const Visit = ({ visit: { when, state, stands, home, visitor, feedback } }: { visit: OwnerVisit }) => (
  <li>
    <p className="owner-entry-head">
      <strong>{when}</strong>
      <span className={stands ? 'visit-state' : 'visit-state visit-cancelled'}>{state}</span>
    </p>
    <HomeLine home={home} />
    <p>{visitor}</p>
    {feedback && (
      <figure className="owner-feedback">
        <figcaption>
          {feedback.label}
          {feedback.rating && <strong>{feedback.rating}</strong>}
        </figcaption>
        <blockquote>{feedback.text}</blockquote>
      </figure>
    )}
  </li>
);
