import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { type LoanExamples, usualYears } from '@/lib/catalogue/costs/loan-examples';
import { euro, priceForm } from '@/lib/i18n/euro';
import { number, percent } from '@/lib/i18n/format';
import figuresStyles from './figures.module.css';
import { Fold } from './fold';
import { LoanCalculator } from './loan-calculator';
import styles from './property.module.css';

/** The monthly cost of a loan: examples in a table, and a calculator if a script runs. */
export async function Loan({ examples }: { examples: LoanExamples }) {
  const { ratePercent, columns, rows, deed } = examples;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('loan')]);
  const rateText = (rate: number) => percent(rate, locale);
  const years = usualYears(examples);
  const payment = rows.find((row) => row.years === years)?.payments[0];
  const summary =
    payment === undefined
      ? undefined
      : t('summary', {
          payment: euro(payment, locale),
          borrowed: euro(columns[0]?.borrowed ?? 0, locale),
          years,
          rate: rateText(ratePercent),
        });
  return (
    <section className={styles.propertySection}>
      <Fold id="loan" title={<h2>{t('title')}</h2>} summary={summary} isAlwaysFolded>
        <p>{t('lead', { rate: rateText(ratePercent) })}</p>
        <div className={figuresStyles.figureScroll}>
          <table className={figuresStyles.figureTable}>
            <thead>
              <tr>
                <th scope="col">{t('term')}</th>
                {columns.map(({ percent: share, borrowed }) => (
                  <th key={share} scope="col">
                    {t('share', { percent: rateText(share) })}
                    <small>{euro(borrowed, locale)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ years: term, payments }) => (
                <tr key={term}>
                  <th scope="row">{t('years', { years: term })}</th>
                  {payments.map((payment, i) => (
                    <td key={columns[i]?.percent}>{euro(payment, locale)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('deed')}</th>
                {columns.map(({ percent: share, deedCosts }) => (
                  <td key={share}>{deedCosts === null ? '–' : euro(deedCosts, locale)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <p className={styles.propertyNote}>
          {t('deedNote', {
            registration: rateText(deed.registrationPercent),
            mortgage: rateText(deed.mortgagePercent),
            secured: rateText(deed.securedPercent),
            office: euro(deed.officeFee, locale),
            off: rateText(deed.soleHomePercentOff),
          })}
        </p>
        <LoanCalculator
          amount={columns[0]?.borrowed ?? 0}
          years={years}
          rate={ratePercent}
          rateText={number(ratePercent, locale)}
          prices={priceForm(locale)}
          words={{
            title: t('calculator'),
            amount: t('amount'),
            years: t('termInYears'),
            rate: t('rate'),
            result: t('result'),
            unknown: t('unknown'),
          }}
          icon={<Icon name="calculator" />}
        />
      </Fold>
    </section>
  );
}
