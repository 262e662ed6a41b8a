import { getTranslations } from 'next-intl/server';
import type { RentTerms } from '@/lib/costs/rent-terms';
import { euro } from '@/lib/euro';
import figuresStyles from './figures.module.css';
import styles from './property.module.css';

/** What a tenant pays at the start. */
export async function RentalCosts({ terms }: { terms: RentTerms }) {
  const t = await getTranslations('renting');
  const { rent, charges, inventoryShare, deposit, depositMonths: months, start } = terms;
  return (
    <section className={styles.propertySection} id="rental-costs">
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <table className={figuresStyles.figureTable}>
        <tbody>
          <Row label={t('firstMonth')} amount={rent} />
          {charges > 0 && <Row label={t('charges')} amount={charges} />}
          {inventoryShare > 0 && <Row label={t('inventory')} amount={inventoryShare} />}
          <Row
            label={t('deposit')}
            detail={Number.isInteger(months) ? t('months', { months }) : undefined}
            amount={deposit}
          />
          <Row label={t('total')} amount={start} className={figuresStyles.figureTotal} />
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  label: string;
  detail?: string;
  /** € */
  amount: number;
  className?: string;
}

const Row = ({ label, detail, amount, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">
      {label}
      {detail && <small>{detail}</small>}
    </th>
    <td>{euro(amount)}</td>
  </tr>
);
