import type { PriceText } from '@/lib/catalogue/price';

/** A price, the amount set apart from the words before and after it. */
export function Price({ price, className }: { price: PriceText; className?: string }) {
  if (price.kind === 'words') return <p className={className}>{price.text}</p>;
  return (
    <p className={className}>
      {price.before && <small>{price.before} </small>}
      {price.amount}
      {price.after && <small> {price.after}</small>}
    </p>
  );
}
