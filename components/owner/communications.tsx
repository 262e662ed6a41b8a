import { type Fact, FactList } from '@/components/ui/fact-list';
import { HomeLine, type HomeName } from './home-line';

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
  <div className="owner-section">
    <p className="lead">{communications.lead}</p>
    {communications.requests.length > 0 && (
      <ul className="owner-entries">
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
    <p className="owner-entry-head">
      <strong>{request.kind}</strong>
      <span>{request.when}</span>
    </p>
    <HomeLine home={request.home} />
    <p>{request.visitor}</p>
    {request.facts.length > 0 && <FactList className="owner-facts" facts={request.facts} />}
    {request.message && <blockquote>{request.message}</blockquote>}
  </li>
);

const Mails = ({ mails: { title, head, rows } }: { mails: CommunicationsView['mails'] }) => (
  <>
    <h2 id="owner-mails">{title}</h2>
    <table className="figure-table history-table owner-history" aria-labelledby="owner-mails">
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
