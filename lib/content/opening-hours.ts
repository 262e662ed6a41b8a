import type { Warning } from '../catalogue/warnings/warning.ts';
import { clock, shortWeekdayName } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Footer, Header } from './frame/schema.ts';
import type { Site } from './schema.ts';

type Hours = Pick<Site, 'openingHours'>;

/** Returns the opening hours of data/site.json, short: "ma–vr 09:00–18:00", "za 10:00–13:00". */
export const shortHours = ({ openingHours }: Hours, locale: Locale): string[] =>
  openingHours.map(({ days, opens, closes }) => {
    const ends = [days[0], days.at(-1)].flatMap((day) => (day === undefined ? [] : shortWeekdayName(day, locale)));
    return `${[...new Set(ends)].join('–')} ${clock(locale, opens, closes)}`;
  });

/** Returns the same hours in a line: "ma–vr 09:00–18:00, za 10:00–13:00". */
export const hoursLine = (site: Hours, locale: Locale): string => shortHours(site, locale).join(', ');

const times = /\b(\d{1,2})[:.hu](\d{2})\s?[–-]\s?(\d{1,2})[:.hu](\d{2})\b/g;

/** Returns warnings about texts of header and footer with outdated opening hours. */
export function otherHours(site: Hours, header: Header, footer: Footer): (Warning & { file: string })[] {
  const open = new Set(site.openingHours.map(({ opens, closes }) => `${opens}–${closes}`));
  const notes = (['left', 'right'] as const).flatMap((side) =>
    header.topBar[side].map(({ label }, i) => ['header.json', `topBar.${side}.${i}.label`, label] as const),
  );
  const below = footer.columns.flatMap(({ introText, fullText }, i) => [
    ['footer.json', `columns.${i}.introText.text`, introText?.text] as const,
    ['footer.json', `columns.${i}.fullText.text`, fullText?.text] as const,
  ]);
  return [...notes, ...below].flatMap(([file, path, text]) =>
    locales.flatMap((locale) =>
      [...(text?.[locale] ?? '').matchAll(times)].flatMap(([found, hour = '', minute, until = '', end]) =>
        open.has(`${hour.padStart(2, '0')}:${minute}–${until.padStart(2, '0')}:${end}`)
          ? []
          : [{ code: 'hoursDiffer' as const, file, path: `${path}.${locale}`, values: { found } }],
      ),
    ),
  );
}
