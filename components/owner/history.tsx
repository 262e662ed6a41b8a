import { HomeLine, type HomeName } from './home-line';

export interface OwnerHistoryView {
  lead: string;
  head: { date: string; event: string; price: string };
  /** Newest first. */
  rows: {
    key: string;
    date: string;
    home: HomeName | null;
    event: string;
    price: string | null;
    change: string | null;
  }[];
}

/** What happened with a home: prices, standings, requests and visits. */
export const OwnerHistory = ({ history: { lead, head, rows } }: { history: OwnerHistoryView }) => (
  <div className="owner-section">
    <p className="lead">{lead}</p>
    {rows.length > 0 && (
      <table className="figure-table history-table owner-history">
        <thead>
          <tr>
            <th scope="col">{head.date}</th>
            <th scope="col">{head.event}</th>
            <th scope="col">{head.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, date, home, event, price, change }) => (
            <tr key={key}>
              <td>{date}</td>
              <td>
                {event}
                <HomeLine home={home} />
              </td>
              <td>
                {price}
                {change && <small>{change}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
