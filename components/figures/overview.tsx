import { getTranslations } from 'next-intl/server';
import frame from '@/components/staff/office.module.css';
import type { Overview } from '@/lib/figures/overview';
import type { FiguresScope } from '@/lib/figures/scope';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import compared from './compared-figures.module.css';
import { CountTable } from './count-table';
import styles from './figures.module.css';
import { StepChart } from './step-chart';

interface OverviewProps {
  figures: Overview;
  scope: FiguresScope;
  locale: Locale;
}

/** Views and requests in a period, compared with the period before. */
export async function FiguresOverview({ figures, scope, locale }: OverviewProps) {
  const [t, kindNames] = await Promise.all([getTranslations('office.figures'), getTranslations('office.kinds')]);
  const { totals, steps, byMonth, kinds, brokers, similar } = figures;
  if (totals.every(({ now, before }) => now + before === 0))
    return (
      <div className={frame.empty}>
        <h2>{t('none')}</h2>
        <p>{t('noneText')}</p>
      </div>
    );
  return (
    <>
      <dl className={`${compared.figures} ${styles.totals}`} data-part="figures-totals">
        {totals.map(({ name, now, before }) => (
          <div key={name}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd>
              <span className={compared.figure}>{number(now, locale)}</span>{' '}
              <span className={compared.before}>{t('before', { count: number(before, locale) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {scope.home !== undefined && (
        <section className={frame.section} data-part="figures-similar">
          <h2>{t('similar')}</h2>
          <p>
            {similar
              ? t('similarText', {
                  own: number(totals[0]?.now ?? 0, locale),
                  median: number(similar.median, locale),
                  count: number(similar.homes, locale),
                })
              : t('noSimilar')}
          </p>
        </section>
      )}
      <section className={frame.section}>
        <StepChart steps={steps} byMonth={byMonth} locale={locale} />
      </section>
      {scope.leads && (
        <section className={frame.section} data-part="figures-kinds">
          <h2>{t('kinds')}</h2>
          {kinds.length > 0 ? (
            <CountTable
              label={t('kind')}
              rows={kinds.map(({ name, ...counts }) => ({ key: name, name: nameLeadKind(name, kindNames), ...counts }))}
              locale={locale}
            />
          ) : (
            <p className={frame.muted}>{t('noLeads')}</p>
          )}
        </section>
      )}
      {brokers.length > 0 && <Brokers brokers={brokers} locale={locale} />}
    </>
  );
}

async function Brokers({ brokers, locale }: Pick<Overview, 'brokers'> & { locale: Locale }) {
  const t = await getTranslations('office.figures');
  const pair = ({ now, before }: { now: number; before: number }) => (
    <span className={styles.pair}>
      {number(now, locale)} <span className={compared.before}>{t('before', { count: number(before, locale) })}</span>
    </span>
  );
  return (
    <section className={frame.section} data-part="figures-brokers">
      <h2>{t('brokers')}</h2>
      <p className={frame.muted}>{t('brokersText')}</p>
      <table className={`${styles.table} ${styles.counts}`}>
        <thead>
          <tr>
            <th scope="col">{t('broker')}</th>
            <th scope="col">{t('totals.leads')}</th>
            <th scope="col">{t('totals.appointments')}</th>
          </tr>
        </thead>
        <tbody>
          {brokers.map(({ name, leads, appointments }) => (
            <tr key={name ?? ''}>
              <th scope="row">{name ?? t('nobody')}</th>
              <td>{pair(leads)}</td>
              <td>{pair(appointments)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
