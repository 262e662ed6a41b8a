// Numbers as people write them. Whatever the language: a reader of English in Belgium writes "260.000" as well as "260,000". What one sign
// means follows from the digits behind it: three are thousands, since amounts never have three decimals; one or two are decimals.

const separators = String.raw`[ .,'’\u00a0\u202f]`;

/** Groups of three digits that the same sign separates: "260.000", "1 250 000"; a zero is never grouped. */
export const grouped = String.raw`[1-9]\d{0,2}(?<sign>${separators})\d{3}(?:\k<sign>\d{3})*`;

const decimals = String.raw`(?:[.,](?<decimals>\d{1,2}))?`;
const written = new RegExp(`^(?<whole>${grouped}|\\d{1,15})${decimals}$`);
const many =
  /^(?<number>.*\d)\s*(?:(?<thousand>k|duizend|mille|thousand|tausend|tsd\.?)|mln\.?|mio\.?|miljoen|millions?|millionen)$/i;
/** The currency sign or unit around an amount, and the dash for no cents. */
const around = /^(?:€|eur(?:os?)?\b)\s*|\s*(?:€|eur(?:os?)?|m²|m2)$|[.,]?\s*[-–—]{1,2}$/gi;

/** In characters: amounts are shorter, and the patterns above are slow on long texts. */
export const maxAmountLength = 60;

/**
 * Reads an amount or a measure as people write it in any language: "€ 260.000", "260,000", "1.250,50", "260.000,-", "380k"; undefined for
 * ambiguous text, such as "2500.000" or "260 00".
 */
export function readAmount(text: string): number | undefined {
  if (text.length > maxAmountLength) return undefined;
  // Two passes, because both may be present: "260.000,- €".
  const bare = text.trim().replace(around, '').replace(around, '');
  const { number, thousand } = many.exec(bare)?.groups ?? {};
  const { whole, sign, decimals: cents } = written.exec(number ?? bare)?.groups ?? {};
  // "380.000k" would be 380 million.
  if (whole === undefined || (number !== undefined && sign !== undefined)) return undefined;
  const value = Number(`${whole.replace(/\D/g, '')}.${cents ?? 0}`);
  return number === undefined ? value : Math.round(value * (thousand === undefined ? 1_000_000 : 1000));
}

/** Reads an amount or measure, also with a sign, or with the many decimals of coordinates; undefined for other text. */
export function readNumber(text: string): number | undefined {
  const [, minus, rest = ''] = /^\s*([-−])?(.*?)\s*$/.exec(text) ?? [];
  const number = /^\d+[.,]\d{4,}$/.test(rest) ? Number(rest.replace(',', '.')) : readAmount(rest);
  return !number || !minus ? number : -number;
}
