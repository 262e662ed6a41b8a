/** A whole number from 1 to `most`, also as a person writes it: "€ 250.000"; undefined for anything else. */
export function wholeNumber(text: string | null | undefined, most: number): number | undefined {
  const plain = text?.replace(/[\s€]/g, '').replace(/\.(?=\d{3}(?:\.|$))/g, '');
  const value = plain && /^\d{1,16}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
