// Pure, and small: the calculator of the property page runs it in the browser.

/**
 * Monthly payment (€) of a loan in equal payments: what is borrowed (€), yearly rate (%), term (years). The monthly rate is the one
 * that makes the yearly rate in twelve months, as Belgian law has it (domain facts: K·i ⁄ (1 − (1 + i)^−n)).
 */
export function monthlyPayment(borrowed: number, ratePercent: number, years: number): number {
  const months = years * 12;
  const rate = (1 + ratePercent / 100) ** (1 / 12) - 1;
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);
}
