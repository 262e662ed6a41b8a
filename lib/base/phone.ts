/**
 * Takes a phone number as given or in E.164; returns it as Belgians read it. Ten digits are grouped 4-2-2-2, nine 3-2-2-2,
 * anything else stays as given (specification, section 5). Zones 02, 03, 04 and 09 read 2-3-2-2, 0800 and 0900 numbers 4-2-3.
 */
export const formatPhone = (given: string): string => {
  const digits = nationalDigits(given);
  if (digits === null) return given;
  if (digits.length === 10) return digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)/, '$1 $2 $3 $4');
  if (digits.length !== 9) return given;
  if (/^0(?:800|90\d)/.test(digits)) return digits.replace(/(\d{4})(\d\d)(\d{3})/, '$1 $2 $3');
  if (/^0[2349]/.test(digits)) return digits.replace(/(\d\d)(\d{3})(\d\d)(\d\d)/, '$1 $2 $3 $4');
  return digits.replace(/(\d{3})(\d\d)(\d\d)(\d\d)/, '$1 $2 $3 $4');
};

/** Formats a number for use within a sentence: with no-break spaces. */
export const phoneInText = (given: string): string => formatPhone(given).replaceAll(' ', '\u00a0');

/** Takes an E.164 number; returns the address of a call link, "tel:+3211123456". */
export const telHref = (e164: string): string => `tel:${e164}`;

/** Returns the same key for all spellings of a number: its digits as dialled within Belgium, otherwise all digits. */
export const dialledDigits = (given: string): string => nationalDigits(given) ?? given.replace(/\D/g, '');

/** Returns the digits as dialled within Belgium; null for a number of another country, whose grouping is unknown. */
const nationalDigits = (given: string): string | null => {
  const digits = given.replace(/\D/g, '');
  if (!/^\s*(?:\+|00)/.test(given)) return digits;
  const belgian = /^(?:00)?320?(\d+)$/.exec(digits);
  return belgian ? `0${belgian[1]}` : null;
};
