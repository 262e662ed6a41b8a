import figuresStyles from './figures.module.css';
import styles from './property.module.css';
export interface HistoryView {
  title: string;
  head: { date: string; event: string; price: string };
  /** Oldest first; null for a price that is not shown. */
  rows: { date: string; event: string; price: string | null; change: string | null }[];
  /** Whether prices may be told at all. */
  priced: boolean;
}

/** What price and standing a home had on which day. */
export const History = ({ history: { title, head, rows, priced } }: { history: HistoryView }) => (
  <section className={styles.propertySection}>
    <h2>{title}</h2>
    <table className={`${figuresStyles.figureTable} ${figuresStyles.historyTable}`}>
      <thead>
        <tr>
          <th scope="col">{head.date}</th>
          <th scope="col">{head.event}</th>
          {priced && <th scope="col">{head.price}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, event, price, change }) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{event}</td>
            {priced && (
              <td>
                {price ?? '–'}
                {change && <small>{change}</small>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
