import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { csv } from '../base/csv.ts';
import { ownAddress } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { date, monthText } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { nameLeadKind } from '../leads/lead-kinds.ts';
import type { ExportFormat } from '../staff/export-route.ts';
import type { HomeLine } from './homes.ts';
import type { Overview } from './overview.ts';
import { type FiguresQuery, figuresHref } from './query.ts';
import { type FiguresOfView, readFigures } from './read.ts';
import type { FiguresScope } from './scope.ts';
import type { SearchFigures } from './searches.ts';
import type { SourceFigures } from './sources.ts';
import { searchWords } from './words.ts';

type Row = Record<string, string | number>;

/** Returns the figures of a view as a complete file, and logs who took it. */
export async function exportFigures(
  query: FiguresQuery,
  format: ExportFormat,
  staff: Staff,
  locale: Locale,
  data: Snapshot,
  today: string,
): Promise<string> {
  const { figures, scope } = await readFigures(query, staff, locale, data, today);
  const rows = await toRows(figures, scope, locale, data);
  await inTransaction((trx) =>
    writeAudit(trx, staff, {
      action: 'figures.export',
      after: { format, rows: rows.length, filter: figuresHref(query) },
    }),
  );
  if (format === 'csv') return csv(rows);
  const { now, before } = query;
  return JSON.stringify({ period: now, before, home: scope.home, ...withPlainHomes(figures, scope) }, null, 2);
}

/** Returns the figures with each home as its number and reference. */
const withPlainHomes = (figures: FiguresOfView, scope: FiguresScope) =>
  figures.view === 'homes'
    ? { view: figures.view, homes: figures.lines.map((line) => plainLine(line, scope)) }
    : figures;

function plainLine({ home, leads, appointments, ...line }: HomeLine, scope: FiguresScope) {
  return { home: home.id, reference: home.reference, ...line, ...(scope.leads ? { leads, appointments } : {}) };
}

async function toRows(figures: FiguresOfView, scope: FiguresScope, locale: Locale, data: Snapshot): Promise<Row[]> {
  if (figures.view === 'homes') return homeRows(figures.lines, scope, locale, data);
  if (figures.view === 'sources') return sourceRows(figures, locale);
  if (figures.view === 'searches') return searchRows(figures, locale, data);
  return overviewRows(figures, locale);
}

async function homeRows(
  lines: readonly HomeLine[],
  scope: FiguresScope,
  locale: Locale,
  data: Snapshot,
): Promise<Row[]> {
  const t = await translatorIn(locale, 'office.figures');
  return lines.map(({ home, similar, leads, appointments, ...counts }) => ({
    [t('number')]: home.id,
    [t('reference')]: home.reference,
    [t('address')]: ownAddress(home, locale, data),
    [t('totals.visits')]: counts.visits,
    [t('similarColumn')]: similar?.median ?? '',
    [t('totals.views')]: counts.views,
    [t('totals.saves')]: counts.saves,
    [t('totals.shares')]: counts.shares,
    ...(scope.leads ? { [t('totals.leads')]: leads, [t('totals.appointments')]: appointments } : {}),
  }));
}

/** Returns one line for each figure, with the part that it belongs to. */
async function overviewRows({ totals, steps, byMonth, kinds, brokers }: Overview, locale: Locale): Promise<Row[]> {
  const t = await translatorIn(locale, 'office.figures');
  const kindNames = await translatorIn(locale, 'office.kinds');
  const row = (part: string, name: string, now: number, before: number | '' = ''): Row => ({
    [t('part')]: part,
    [t('name')]: name,
    [t('now')]: now,
    [t('previous')]: before,
  });
  return [
    ...totals.map(({ name, now, before }) => row(t('views.overview'), t(`totals.${name}`), now, before)),
    ...kinds.map(({ name, now, before }) => row(t('kinds'), nameLeadKind(name, kindNames), now, before)),
    ...brokers.flatMap(({ name, leads, appointments }) => [
      row(`${t('brokers')} · ${t('totals.leads')}`, name ?? t('nobody'), leads.now, leads.before),
      row(`${t('brokers')} · ${t('totals.appointments')}`, name ?? t('nobody'), appointments.now, appointments.before),
    ]),
    ...steps.map(({ step, visits }) =>
      byMonth
        ? row(t('chartMonths'), monthText(step, locale, 'numeric'), visits)
        : row(t('chartDays'), date(step, locale), visits),
    ),
  ];
}

async function sourceRows({ visits, leads }: SourceFigures, locale: Locale): Promise<Row[]> {
  const t = await translatorIn(locale, 'office.figures');
  const rows = (part: string, counts: SourceFigures['visits']) =>
    counts.map(({ name, now, before }) => ({
      [t('part')]: part,
      [t('name')]: name || t('noCampaign'),
      [t('now')]: now,
      [t('previous')]: before,
    }));
  return [...rows(t('visitSources'), visits), ...rows(t('leadSources'), leads)];
}

async function searchRows({ now, classes }: SearchFigures, locale: Locale, data: Snapshot): Promise<Row[]> {
  const t = await translatorIn(locale, 'office.figures');
  const lists = await translatorIn(locale, 'listings');
  const words = searchWords(locale, t, lists, data);
  const rows = classes.map((asked) => {
    const { list, type, town, budget, bedrooms, more } = words.row(asked);
    return {
      [t('list')]: list,
      [t('type')]: type,
      [t('town')]: town,
      [t('budget')]: budget,
      [t('bedrooms')]: bedrooms,
      [t('more')]: more,
      [t('nothingFound')]: asked.nothing,
      [t('fewFound')]: asked.few,
      [t('unknown')]: '',
    };
  });
  return now.unknown > 0 ? [...rows, { [t('unknown')]: now.unknown }] : rows;
}
