/** A whole part with its thousands set apart: (1250, '.') → "1.250". */
export const grouped = (value: number, separator: string): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator);

/** At most one decimal, thousands set apart: (1250.5, '.', ',') → "1.250,5". */
export function decimal(value: number, separator: string, point: string): string {
  const tenths = Math.round(value * 10);
  const rest = Math.abs(tenths % 10);
  return grouped(Math.trunc(tenths / 10), separator) + (rest ? point + rest : '');
}

/** "€ 1.250", written alike in the four languages (product.md). */
export const euro = (amount: number): string => `€\u00a0${decimal(amount, '.', ',')}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
