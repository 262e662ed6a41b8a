import type { StatisticsView } from '../../components/owner/statistics';
import type { Statistics } from '../audience/statistics.ts';
import { number } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerWords } from '../i18n/owner-words.ts';

/** How homes compare with those like them, in figures and in words that go by the figures as they are shown. */
export function similarView(
  similar: Statistics['similar'],
  locale: Locale,
  words: OwnerWords,
): StatisticsView['similar'] {
  const title = words('similar');
  if (!similar) return { title, text: words('noSimilar'), figures: [] };
  const [own, others] = [Math.round(similar.own), Math.round(similar.others)];
  const percent = others === 0 ? 0 : Math.round((Math.abs(own - others) / others) * 100);
  const trend = others === 0 ? 'none' : percent === 0 ? 'same' : own > others ? 'more' : 'fewer';
  return {
    title,
    text: words('similarText', { trend, percent: words('percent', { percent: number(percent, locale) }) }),
    figures: [
      { label: words('own'), value: number(own, locale), text: words('ownText') },
      {
        label: words('others'),
        value: number(others, locale),
        text: words('othersText', { count: similar.homes }),
      },
    ],
  };
}
