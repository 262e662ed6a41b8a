import type { DayChartView } from '../../components/owner/day-chart';
import type { FigureView, StatisticsView } from '../../components/owner/statistics';
import type { Count, Statistics } from '../audience/statistics.ts';
import { briefDay, longDay, number, shortDay } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerWords } from '../i18n/owner-words.ts';
import { bestDay } from './best-day.ts';
import { dayChart } from './day-chart.ts';
import { similarView } from './similar-view.ts';
import { visitsByName } from './source-name.ts';

/** The statistics of homes as an owner reads them; takes the words of `owner.statistics`. */
export function toStatisticsView(statistics: Statistics, locale: Locale, words: OwnerWords): StatisticsView {
  const text = (value: number) => number(value, locale);
  const counted = (time: 'today' | 'week' | 'month' | 'total'): FigureView => {
    const { visits, views }: Count = statistics[time];
    return {
      label: words(time),
      value: text(visits),
      beside: words('views', { count: views }),
      text: words(`${time}Text`),
    };
  };
  const done = (what: 'requests' | 'saves' | 'shares'): FigureView => ({
    label: words(what),
    value: text(statistics[what]),
    text: words(`${what}Text`),
  });
  return {
    lead: words('lead'),
    visits: {
      title: words('visits'),
      text: words('note'),
      figures: [counted('today'), counted('week'), counted('month'), counted('total')],
    },
    chart: chartView(statistics.days, locale, words),
    sources: sourcesView(statistics.sources, locale, words),
    actions: {
      title: words('actions'),
      text: words('actionsText'),
      figures: [done('requests'), done('saves'), done('shares')],
    },
    similar: similarView(statistics.similar, locale, words),
  };
}

function chartView(days: Statistics['days'], locale: Locale, words: OwnerWords): DayChartView {
  const shape = dayChart(days);
  const best = bestDay(days);
  const [from, to] = [days[0]?.date, days.at(-1)?.date].map((date) => (date ? longDay(date, locale) : ''));
  return {
    title: words('chart'),
    summary: words('chartText', {
      from: from ?? '',
      to: to ?? '',
      count: best.total,
      day: longDay(best.date, locale),
      most: number(best.visits, locale),
    }),
    shape,
    tickTexts: shape.ticks.map(({ value }) => number(value, locale)),
    labelTexts: shape.labels.map(({ date }) => shortDay(date, locale)),
    open: days.at(-1)?.visits ? words('open') : null,
    table: {
      title: words('table'),
      head: { day: words('day'), visits: words('visits'), views: words('viewsColumn') },
      rows: days.map(({ date, visits, views }) => ({
        date,
        day: briefDay(date, locale),
        visits: number(visits, locale),
        views: number(views, locale),
      })),
    },
  };
}

function sourcesView(sources: Statistics['sources'], locale: Locale, words: OwnerWords): StatisticsView['sources'] {
  const all = sources.reduce((sum, { visits }) => sum + visits, 0);
  return {
    title: words('sources'),
    text: words(all > 0 ? 'sourcesText' : 'noSources'),
    head: { source: words('source'), visits: words('visits'), share: words('share') },
    rows: visitsByName(sources, words).map(([source, visits]) => ({
      source,
      visits: number(visits, locale),
      share: words('percent', { percent: number(Math.round((visits / all) * 100), locale) }),
    })),
  };
}
