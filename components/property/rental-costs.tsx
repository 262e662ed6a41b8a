export interface RentalCostsView {
  title: string;
  lead: string;
  rows: { label: string; amount: string; detail: string | null; total: boolean }[];
}

/** What a tenant pays at the start. */
export const RentalCosts = ({ costs: { title, lead, rows } }: { costs: RentalCostsView }) => (
  <section className="property-section" id="rental-costs">
    <h2>{title}</h2>
    <p>{lead}</p>
    <table className="figure-table">
      <tbody>
        {rows.map(({ label, amount, detail, total }) => (
          <tr key={label} className={total ? 'figure-total' : undefined}>
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
