import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import figuresStyles from './figures.module.css';
import { LoanCalculator, type LoanCalculatorWords } from './loan-calculator';
import styles from './property.module.css';

export interface BuyingCostsView {
  title: string;
  lead: string;
  /** One kind of purchase in a column: "Sole own home", "Other purchase". */
  columns: string[];
  rows: { label: string; values: { amount: string; detail: string | null }[]; total: boolean }[];
  sources: { text: string; url: string | null }[];
}

export interface LoanView {
  title: string;
  lead: string;
  head: { term: string; columns: { share: string; amount: string }[] };
  rows: { term: string; payments: string[] }[];
  deed: { label: string; amounts: string[] };
  calculator: { amount: number; years: number; rate: number; words: LoanCalculatorWords };
}

/** What buying costs beside the price, an estimate that says so and names its sources. */
export const BuyingCosts = ({ costs: { title, lead, columns, rows, sources } }: { costs: BuyingCostsView }) => (
  <section className={styles.propertySection} id="buying-costs">
    <h2>{title}</h2>
    <p>{lead}</p>
    {rows.length > 0 && (
      <table className={figuresStyles.figureTable}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, total }) => (
            <tr key={label} className={total ? figuresStyles.figureTotal : undefined}>
              <th scope="row">{label}</th>
              {values.map(({ amount, detail }, i) => (
                <td key={columns[i]}>
                  {amount}
                  {detail && <small>{detail}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {sources.length > 0 && (
      <ul className={figuresStyles.figureSources}>
        {sources.map(({ text, url }) => (
          <li key={text}>{url ? <SiteLink href={url}>{text}</SiteLink> : text}</li>
        ))}
      </ul>
    )}
  </section>
);

/** What a loan costs a month: examples in a table, and a calculator where a script runs. */
export const Loan = ({ loan: { title, lead, head, rows, deed, calculator } }: { loan: LoanView }) => (
  <section className={styles.propertySection} id="loan">
    <h2>{title}</h2>
    <p>{lead}</p>
    <table className={figuresStyles.figureTable}>
      <thead>
        <tr>
          <th scope="col">{head.term}</th>
          {head.columns.map(({ share, amount }) => (
            <th key={share} scope="col">
              {share}
              <small>{amount}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, payments }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            {payments.map((payment, i) => (
              <td key={head.columns[i]?.share}>{payment}</td>
            ))}
          </tr>
        ))}
        <tr className="figure-apart">
          <th scope="row">{deed.label}</th>
          {deed.amounts.map((amount, i) => (
            <td key={head.columns[i]?.share}>{amount}</td>
          ))}
        </tr>
      </tbody>
    </table>
    <LoanCalculator {...calculator} icon={<Icon name="calculator" />} />
  </section>
);
