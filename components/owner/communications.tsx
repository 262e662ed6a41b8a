import figuresStyles from '@/components/property/figures.module.css';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { HomeLine, type HomeName } from './home-line';
import styles from './records.module.css';

export interface CommunicationsView {
  lead: string;
  /** Newest first. */
  requests: {
    key: string;
    kind: string;
    when: string;
    home: HomeName | null;
    visitor: string;
    facts: Fact[];
    /** With its line breaks; null where nothing was written, or it is not for owners. */
    message: string | null;
  }[];
  mails: {
    title: string;
    head: { when: string; subject: string; state: string };
    rows: { key: string; when: string; home: HomeName | null; subject: string; to: string; state: string }[];
  };
}

/** What visitors asked about a home, and the mails that came of it. */
export const Communications = ({ communications }: { communications: CommunicationsView }) => (
  <div className={styles.ownerSection}>
    <p className="lead">{communications.lead}</p>
    {communications.requests.length > 0 && (
      <ul className={styles.ownerEntries}>
        {communications.requests.map((request) => (
          <Request key={request.key} request={request} />
        ))}
      </ul>
    )}
    {communications.mails.rows.length > 0 && <Mails mails={communications.mails} />}
  </div>
);

const Request = ({ request }: { request: CommunicationsView['requests'][number] }) => (
  <li>
    <p className={styles.ownerEntryHead}>
      <strong>{request.kind}</strong>
      <span>{request.when}</span>
    </p>
    <HomeLine home={request.home} />
    <p>{request.visitor}</p>
    {request.facts.length > 0 && <FactList className={styles.ownerFacts} facts={request.facts} />}
    {request.message && <blockquote>{request.message}</blockquote>}
  </li>
);

const Mails = ({ mails: { title, head, rows } }: { mails: CommunicationsView['mails'] }) => (
  <>
    <h2 id="owner-mails">{title}</h2>
    <table
      className={`${figuresStyles.figureTable} ${figuresStyles.historyTable} ${styles.ownerHistory}`}
      aria-labelledby="owner-mails"
    >
      <thead>
        <tr>
          <th scope="col">{head.when}</th>
          <th scope="col">{head.subject}</th>
          <th scope="col">{head.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, when, home, subject, to, state }) => (
          <tr key={key}>
            <td>{when}</td>
            <td>
              {subject}
              <small>{to}</small>
              <HomeLine home={home} />
            </td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
