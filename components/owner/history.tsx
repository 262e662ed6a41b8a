import figuresStyles from '@/components/property/figures.module.css';
import { HomeLine, type HomeName } from './home-line';
import styles from './records.module.css';

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
  <div className={styles.ownerSection}>
    <p className="lead">{lead}</p>
    {rows.length > 0 && (
      <table className={`${figuresStyles.figureTable} ${figuresStyles.historyTable} ${styles.ownerHistory}`}>
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
