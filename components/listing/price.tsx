import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { PriceText } from '@/lib/catalogue/prices/price';

/** A price, the amount set apart from the words before and after it; null is on request. */
export async function Price({ price, className }: { price: PriceText | null; className?: string }) {
  const t = await getTranslations('price');
  if (price?.kind !== 'amount') return <p className={className}>{price?.text ?? t('onRequest')}</p>;
  const words = [price.before, price.amount, price.after, price.vat && t(`vat.${price.vat}`)].filter((text) => text);
  return (
    <p className={className}>
      {words.map((text, i) => (
        <Fragment key={text}>
          {i > 0 && ' '}
          {text === price.amount ? text : <small>{text}</small>}
        </Fragment>
      ))}
    </p>
  );
}
