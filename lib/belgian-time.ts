import { hourMs, minuteMs } from './duration.ts';
import { languageTag } from './format.ts';
import type { Locale } from './i18n/locales.ts';

const timeZone = 'Europe/Brussels';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a clock in Belgium shows at an instant (ms since epoch). */
function shown(instant: number): { day: string; time: string } {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** "09:30" in Belgium, of ms since epoch. */
export const timeOf = (instant: number): string => shown(instant).time;

/** Takes a day (YYYY-MM-DD) and minutes since its midnight by the clock; returns ms since epoch, null for what the clocks leave out in spring. */
export function instantOf(day: string, minutes: number): number | null {
  const asUtc = Date.parse(`${day}T00:00Z`) + minutes * minuteMs;
  const wanted = new Date(asUtc).toISOString();
  // Belgium is one or two hours ahead; in autumn the first of two equal hours counts.
  for (const ahead of [2, 1]) {
    const instant = asUtc - ahead * hourMs;
    const { day: onDay, time } = shown(instant);
    if (wanted.startsWith(`${onDay}T${time}`)) return instant;
  }
  return null;
}

/** When the clocks of Belgium show a full hour of a day, in ms since epoch; throws for one that they leave out. */
export function hourOf(day: string, hour: number): number {
  const instant = instantOf(day, hour * 60);
  if (instant === null) throw new Error(`no ${hour} o'clock on ${day}`);
  return instant;
}

/** Made when first used and kept: a page names dozens of days, and to make a format takes a hundred times as long as to use it. */
function formatter(options: Intl.DateTimeFormatOptions): (instant: number, locale: Locale) => string {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (instant, locale) => {
    made[locale] ??= new Intl.DateTimeFormat(languageTag[locale], { timeZone, ...options });
    return made[locale].format(instant);
  };
}

const long = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const brief = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
const short = formatter({ day: 'numeric', month: 'numeric' });
const monthAlone = formatter({ month: 'long' });
const monthOfYear = formatter({ month: 'long', year: 'numeric' });

/** "dinsdag 24 november", of ms since epoch; in French the first of a month is "1er". */
export function dayText(instant: number, locale: Locale): string {
  const text = long(instant, locale);
  return locale === 'fr' ? text.replace(/ 1 /, ' 1er ') : text;
}

/** "dinsdag 24 november", of a day (YYYY-MM-DD). */
export const longDay = (day: string, locale: Locale): string => dayText(noonOf(day), locale);

/** "di 24 nov", of a day (YYYY-MM-DD). */
export const briefDay = (day: string, locale: Locale): string => brief(noonOf(day), locale);

/** "24/11", in German "24.11.", of a day (YYYY-MM-DD). */
export const shortDay = (day: string, locale: Locale): string => short(noonOf(day), locale);

/** "oktober 2026", of a month ("2026-10"); without its year "oktober". */
export const monthText = (month: string, locale: Locale, year?: 'numeric'): string =>
  (year ? monthOfYear : monthAlone)(noonOf(`${month}-01`), locale);

// No clock change reaches it.
const noonOf = (day: string): number => Date.parse(`${day}T12:00Z`);
