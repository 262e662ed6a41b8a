import { getLocale, getTranslations } from 'next-intl/server';
import { cityOf } from '@/lib/catalogue/lookup';
import type { PriceContext } from '@/lib/catalogue/prices/price-context';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { euro } from '@/lib/i18n/euro';
import styles from './figures.module.css';
import { Fold } from './fold';
import propertyStyles from './property.module.css';

interface PriceSectionProps {
  home: Property;
  /** € */
  price: number;
  context: PriceContext;
  data: Snapshot;
}

/** The price per m² beside the median of like homes on offer, then the price beside the median of the municipality's deeds: one unit in each table. */
export async function PriceSection({ home, price, context: { perM2, offer, deeds }, data }: PriceSectionProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('priceContext')]);
  const perSquareMetre = (amount: number) => t('perM2', { amount: euro(amount, locale) });
  const city = cityOf(home, data.catalogue).name[locale];
  const summary = [perSquareMetre(perM2), offer && t('summary', { median: perSquareMetre(offer.perM2) })];
  return (
    <section className={propertyStyles.propertySection}>
      <Fold
        id="price"
        title={<h2>{t('title')}</h2>}
        summary={summary.filter((text) => text !== null).join(' · ')}
        isAlwaysFolded
      >
        <table className={styles.figureTable}>
          <tbody>
            <tr>
              <th scope="row">{t('thisHome')}</th>
              <td>{perSquareMetre(perM2)}</td>
            </tr>
            {offer && (
              <tr>
                <th scope="row">
                  {t('onOffer')}
                  <small>
                    {offer.km === null
                      ? t('homesIn', { count: offer.homes, city })
                      : t('homesAround', { count: offer.homes, city, km: offer.km })}
                  </small>
                </th>
                <td>{perSquareMetre(offer.perM2)}</td>
              </tr>
            )}
          </tbody>
        </table>
        {deeds && (
          <>
            <table className={styles.figureTable}>
              <tbody>
                <tr>
                  <th scope="row">{t('thisPrice')}</th>
                  <td>{euro(price, locale)}</td>
                </tr>
                <tr>
                  <th scope="row">
                    {t('deeds')}
                    <small>
                      {t(`kinds.${deeds.kind}`)} ·{' '}
                      {t('sales', {
                        count: deeds.sales,
                        municipality: deeds.municipality[locale],
                        year: String(deeds.year),
                      })}
                    </small>
                  </th>
                  <td>{euro(deeds.median, locale)}</td>
                </tr>
              </tbody>
            </table>
            <p className={propertyStyles.propertyNote}>{t('source', { year: String(deeds.year) })}</p>
          </>
        )}
      </Fold>
    </section>
  );
}
