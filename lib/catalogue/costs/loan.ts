// Pure, and small: the calculator of the property page runs it in the browser.

/**
 * Returns the monthly payment (€) of a loan in equal payments; takes the borrowed amount (€), the yearly rate (%) and the term (years). Twelve
 * monthly rates compound to the yearly rate, as Belgian law prescribes (domain facts: K·i ⁄ (1 − (1 + i)^−n)).
 */
export function monthlyPayment(borrowed: number, ratePercent: number, years: number): number {
  const months = years * 12;
  const rate = (1 + ratePercent / 100) ** (1 / 12) - 1;
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);
}
