/** Made on first use: on a phone it takes ten milliseconds. */
function formatter(fractionDigits: number): (amount: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (amount) => {
    made ??= new Intl.NumberFormat('nl-BE', {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      signDisplay: 'negative',
    });
    return made.format(amount);
  };
}

const wholeEuros = formatter(0);
const eurosAndCents = formatter(2);

/**
 * Takes euros; returns "€ 1.234.567" with a no-break space, in every language, with cents only when there are any. What is not a number
 * is "NaN" (specification, sections 8 and 9). Without next-intl, since the loan calculator runs it in the browser.
 */
export function euro(amount: number): string {
  if (!Number.isFinite(amount)) return 'NaN';
  const cents = Math.round(amount * 100);
  const format = cents % 100 === 0 ? wholeEuros : eurosAndCents;
  return `€\u00a0${format(cents / 100)}`;
}
