import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { PriceText } from '@/lib/catalogue/prices/price';

/** A price, the amount set apart from the words before and after it; null is on request. */
export async function Price({ price, className }: { price: PriceText | null; className?: string }) {
  const t = await getTranslations('price');
  if (price?.kind !== 'amount') return <p className={className}>{price?.text ?? t('onRequest')}</p>;
  const { before, amount, after, vat, charges } = price;
  const words = [before, amount, after, vat && t(`vat.${vat}`), charges && t('charges', { amount: charges })].filter(
    (text) => text,
  );
  return (
    <p className={className}>
      {words.map((text, i) => (
        <Fragment key={text}>
          {i > 0 && ' '}
          {text === amount ? text : <small>{text}</small>}
        </Fragment>
      ))}
    </p>
  );
}
