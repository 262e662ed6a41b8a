import { getLocale, getTranslations } from 'next-intl/server';
import type { RentTerms } from '@/lib/catalogue/costs/rent-terms';
import { euro } from '@/lib/i18n/euro';
import type { Locale } from '@/lib/i18n/locales';
import figuresStyles from './figures.module.css';
import styles from './property.module.css';

/** The amounts that a tenant pays at the start. */
export async function RentalCosts({ terms }: { terms: RentTerms }) {
  const [t, locale] = await Promise.all([getTranslations('renting'), getLocale()]);
  const { rent, charges, inventoryShare, deposit, depositMonths: months, start } = terms;
  return (
    <section className={styles.propertySection} id="rental-costs">
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <table className={figuresStyles.figureTable}>
        <tbody>
          <Row label={t('firstMonth')} amount={rent} locale={locale} />
          {charges > 0 && <Row label={t('charges')} amount={charges} locale={locale} />}
          {inventoryShare > 0 && <Row label={t('inventory')} amount={inventoryShare} locale={locale} />}
          <Row
            label={t('deposit')}
            detail={Number.isInteger(months) ? t('months', { months }) : undefined}
            amount={deposit}
            locale={locale}
          />
          <Row label={t('total')} amount={start} locale={locale} className={figuresStyles.figureTotal} />
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
  locale: Locale;
  className?: string;
}

const Row = ({ label, detail, amount, locale, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">
      {label}
      {detail && <small>{detail}</small>}
    </th>
    <td>{euro(amount, locale)}</td>
  </tr>
);
