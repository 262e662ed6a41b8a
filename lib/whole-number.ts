/** "1.250", "1,250", "1 250", "1250", with cents that are zero: "1.250,00". */
const written = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,16})(?:[.,]00)?$/;

/** Takes a whole number as people write it in any of our languages: "€ 260.000", "260,000", "380k"; undefined for anything else. */
export function readWholeNumber(text: string): number | undefined {
  const plain = text.replace(/[\s€'’]/g, '');
  const thousands = /^(\d{1,6})k$/i.exec(plain)?.[1];
  if (thousands) return Number(thousands) * 1000;
  return written.test(plain) ? Number(plain.replace(/[.,]00$/, '').replace(/[.,]/g, '')) : undefined;
}
