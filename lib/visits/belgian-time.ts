import { hourMs, minuteMs } from '../duration.ts';
import type { Locale } from '../i18n/locales.ts';

const timeZone = 'Europe/Brussels';

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
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

const tag: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** "dinsdag 24 november", of ms since epoch; in French the first of a month is "1er". */
export function dayText(instant: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tag[locale], { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  return locale === 'fr' ? format.format(instant).replace(/ 1 /, ' 1er ') : format.format(instant);
}
