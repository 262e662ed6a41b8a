import figuresStyles from './figures.module.css';
import styles from './property.module.css';
export interface RentalCostsView {
  title: string;
  lead: string;
  rows: { label: string; amount: string; detail: string | null; total: boolean }[];
}

/** What a tenant pays at the start. */
export const RentalCosts = ({ costs: { title, lead, rows } }: { costs: RentalCostsView }) => (
  <section className={styles.propertySection} id="rental-costs">
    <h2>{title}</h2>
    <p>{lead}</p>
    <table className={figuresStyles.figureTable}>
      <tbody>
        {rows.map(({ label, amount, detail, total }) => (
          <tr key={label} className={total ? figuresStyles.figureTotal : undefined}>
            <th scope="row">
              {label}
              {detail && <small>{detail}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
