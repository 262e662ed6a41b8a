// Values that each format writes in much the same way.

const yes = /^(?:1|true|ja|yes)$/i;
const no = /^(?:0|false|nein|no)$/i;

/** Yes, no, or undefined where neither is said. */
export const yesNoOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : yes.test(text) ? true : no.test(text) ? false : undefined;

/** Yes, or undefined: for fields in which a feed says "no" where nobody filled them in. */
export const yesOf = (text: string | undefined): true | undefined => yesNoOf(text) || undefined;

/** The day of "2026-11-22", "2026-11-22 09:00:00" or "2026-11-22T09:00:00+01:00"; undefined for what is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const day = text?.match(/^\d{4}-\d{2}-\d{2}/)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The year of "1987", "2019-05" or "05/2019"; undefined for what names none. */
export const yearOf = (text: string | undefined): number | undefined => {
  const year = text?.match(/(?<!\d)\d{4}(?!\d)/)?.[0];
  return year ? Number(year) : undefined;
};
