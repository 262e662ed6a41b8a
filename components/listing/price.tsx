import { getTranslations } from 'next-intl/server';
import type { PriceText } from '@/lib/catalogue/price';

/** A price, the amount set apart from the words before and after it; null is on request. */
export async function Price({ price, className }: { price: PriceText | null; className?: string }) {
  const t = await getTranslations('price');
  if (price?.kind !== 'amount') return <p className={className}>{price?.text ?? t('onRequest')}</p>;
  return (
    <p className={className}>
      {price.before && <small>{price.before}</small>} {price.amount} {price.after && <small>{price.after}</small>}{' '}
      {price.vat && <small>{t(`vat.${price.vat}`)}</small>}
    </p>
  );
}
