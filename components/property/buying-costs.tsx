import { getLocale, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import type { CostLine } from '@/lib/catalogue/costs/purchase';
import type { CostRules } from '@/lib/catalogue/costs/schema';
import type { PurchaseCosts } from '@/lib/catalogue/prices/property-costs';
import { euro } from '@/lib/i18n/euro';
import { date, percent } from '@/lib/i18n/format';
import figuresStyles from './figures.module.css';
import { Fold } from './fold';
import styles from './property.module.css';

interface BuyingCostsProps {
  /** € */
  price: number;
  costs: PurchaseCosts | 'mixed';
  sources: CostRules['sources'];
}

/** The costs of buying on top of the price: an estimate that says so and names its sources. */
export async function BuyingCosts({ price, costs, sources }: BuyingCostsProps) {
  const [t, locale] = await Promise.all([getTranslations('buying'), getLocale()]);
  const summary = () => {
    const [column] = costs === 'mixed' ? [] : costs.columns;
    if (costs === 'mixed' || !column) return undefined;
    const use = column.use === 'own' ? costs.own : column.use;
    return t(`summary.${use}`, { amount: euro(totalOf(price, column.lines), locale) });
  };
  return (
    <section className={styles.propertySection}>
      <Fold id="buying-costs" title={<h2>{t('title')}</h2>} summary={summary()} isAlwaysFolded>
        <p>{t(costs === 'mixed' ? 'mixed' : 'lead')}</p>
        {costs !== 'mixed' && (
          <>
            <CostTable price={price} {...costs} />
            {!costs.isComplete && <p className={styles.propertyNote}>{t('incomplete')}</p>}
            <Sources {...costs} sources={sources} />
          </>
        )}
      </Fold>
    </section>
  );
}

async function CostTable({ price, columns, vat, own }: PurchaseCosts & { price: number }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('buying')]);
  const detail = ({ percent: rate, exempt, reduction }: CostLine): string | null => {
    if (rate === null) return null;
    const rateText = percent(rate, locale);
    if (exempt > 0) return t('exempt', { percent: rateText, amount: euro(exempt, locale) });
    return reduction > 0 ? t('reduced', { percent: rateText, amount: euro(reduction, locale) }) : rateText;
  };
  return (
    <div className={figuresStyles.figureScroll}>
      <table className={`${figuresStyles.figureTable} ${figuresStyles.costTable}`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ use }) => (
              <th key={use} scope="col">
                {t(use === 'own' ? own : use)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {t('price')}
              {vat && (
                <small>{t('vatIn', { amount: euro(vat.amount, locale), percent: percent(vat.percent, locale) })}</small>
              )}
            </th>
            {columns.map(({ use }) => (
              <td key={use}>{euro(price, locale)}</td>
            ))}
          </tr>
          {columns[0]?.lines.map(({ key, parts }, i) => (
            <tr key={key}>
              <th scope="row">
                {t(key)}
                {parts.length > 1 && <small>{parts.map((name) => name[locale]).join(', ')}</small>}
                {columns.some(({ lines }) => lines[i]?.isEstimate) && <small>{t('estimate')}</small>}
              </th>
              {columns.map(({ use, lines }) => {
                const line = lines[i];
                const text = line && detail(line);
                return (
                  <td key={use}>
                    {line && euro(line.amount, locale)}
                    {text && <small>{text}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className={figuresStyles.figureTotal}>
            <th scope="row">{t('total')}</th>
            {columns.map(({ use, lines }) => (
              <td key={use}>{euro(totalOf(price, lines), locale)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const totalOf = (price: number, lines: readonly CostLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, price);

/** Each source once, in the order of the lines; where the columns of a line differ in source or day, it says which column is meant. */
async function Sources({
  columns,
  own,
  sources,
}: Pick<PurchaseCosts, 'columns' | 'own'> & { sources: CostRules['sources'] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('buying')]);
  const rows = (columns[0]?.lines ?? []).map((_, i) =>
    columns.flatMap(({ use, lines }) => (lines[i] ? [{ use, ...lines[i] }] : [])),
  );
  const named = rows.flat().map(({ use, key, from, read, source }) => {
    const { name, url } = sources[source] ?? {};
    const differs = rows.flat().some((line) => line.key === key && (line.from !== from || line.source !== source));
    const what = differs ? `${t(key)} (${t(use === 'own' ? own : use)})` : t(key);
    const values = { what, source: name?.[locale] ?? source, from: date(from, locale) };
    const text = t(read ? 'read' : 'source', values);
    return [text, url?.[locale] ?? null] as const;
  });
  return (
    <ul className={figuresStyles.figureSources}>
      {[...new Map(named)].map(([text, url]) => (
        <li key={text}>{url ? <SiteLink href={url}>{text}</SiteLink> : text}</li>
      ))}
    </ul>
  );
}
