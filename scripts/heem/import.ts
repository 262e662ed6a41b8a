import { dayOf, minuteMs } from '../../lib/base/day.ts';
import { key } from '../../lib/catalogue/schema/fields.ts';
import { findSource, formatNames } from '../../lib/content/import-sources.ts';
import { withLease } from '../../lib/db/leases.ts';
import { env } from '../../lib/env.ts';
import { findingText, reportedIssue } from '../../lib/files/issues.ts';
import type { Report } from '../../lib/import/decisions.ts';
import { download } from '../../lib/import/download.ts';
import { InvalidFeedError } from '../../lib/import/feed.ts';
import { formats } from '../../lib/import/formats.ts';
import { placeOfFeed, readSources } from '../../lib/import/import-files.ts';
import type { Deviation } from '../../lib/import/records.ts';
import { table } from '../support/table.ts';
import { type Command, type CommandInput, commandActor, onlyWord, UsageError } from './command.ts';

const names = formatNames.join('|');

export const importHomes: Command = {
  usage: `[--format ${names}] [--source NAME] [--most-gone 0.2] [--broker ID] [--dry-run] [--only ID] [FILE|URL]`,
  takesWords: true,
  summary: 'imports the homes of a feed, and withdraws those that it no longer contains',
  help: [
    'FILE or URL is a feed, or a ZIP archive with one and its pictures.',
    'NAME identifies the feed, by default the name of the format: two feeds need two names.',
    'A source with this name in data/imports.json gives its format, address, broker, words and corrections.',
    'A feed that would withdraw more than this share of its homes (--most-gone, from 0 to 1) is refused.',
    'ID of data/team.json is the broker of homes for which the feed names no team member; by default the first one.',
    '--dry-run does everything except writing, and prints what would change. --only ID imports one home of the feed,',
    'by its id in the feed. See docs/import.md.',
  ].join('\n'),
  options: {
    format: { type: 'string' },
    source: { type: 'string' },
    'most-gone': { type: 'string' },
    broker: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  async run(input) {
    const { 'dry-run': dryRun, only } = input.options;
    const known = sourceOf(input);
    const knownPlace = known.source && placeOfFeed(known.source, env.varDir);
    const place = input.words.length === 0 && knownPlace ? knownPlace : onlyWord(input, 'FILE or URL');
    const wanted = {
      read: formats[known.format],
      place,
      feed: known.feed,
      maxGone: known.maxGone,
      broker: known.broker,
      dryRun: dryRun === true,
      today: dayOf(Date.now()),
      by: commandActor,
      ...(known.source && { source: known.source }),
      only: only === undefined ? undefined : String(only),
    };
    // Loaded on demand: the other commands start in half the time without sharp and the catalogue.
    const [{ runImport }, { recordRun }] = await Promise.all([
      import('../../lib/import/run-import.ts'),
      import('../../lib/import/import-record.ts'),
    ]);
    const environment = { dataDir: env.dataDir, varDir: env.varDir, download };
    const kind = wanted.dryRun ? 'try' : wanted.only === undefined ? 'run' : 'one';
    const about = {
      feed: wanted.feed,
      format: known.format,
      kind,
      record: wanted.only,
      by: commandActor.name,
    } as const;
    try {
      const report = await withLease('import', { waitMs: 0, lastsMs: minuteMs }, () =>
        recordRun(about, (progress) => runImport(wanted, { ...environment, progress })),
      );
      console.log(reportText(report, wanted.dryRun));
    } catch (error) {
      throw error instanceof InvalidFeedError
        ? new Error(`The feed was refused and nothing was written: ${printable(error.message)}`)
        : error;
    }
  },
};

/** The options of the command, completed by the source in data/imports.json. */
function sourceOf({ options }: CommandInput) {
  const { format: wantedFormat, source: name = wantedFormat, 'most-gone': share, broker } = options;
  if (name === undefined) throw new UsageError(`--format is one of ${names}`);
  const feed = key.safeParse(name);
  if (!feed.success) throw new UsageError('--source is a name of lowercase letters, digits and hyphens');
  const maxGone = share === undefined ? undefined : Number(share);
  if (maxGone !== undefined && !(maxGone >= 0 && maxGone <= 1))
    throw new UsageError('--most-gone is a share from 0 to 1, such as 0.2');
  const source = findSource(readSources(env.dataDir), feed.data);
  const format = formatNames.find((one) => one === (wantedFormat ?? source?.format));
  if (!format) throw new UsageError(`--format is one of ${names}`);
  return {
    feed: feed.data,
    format,
    source,
    maxGone: maxGone ?? source?.mostGone ?? 0.2,
    broker: broker === undefined ? source?.broker : String(broker),
  };
}

type Section = readonly [title: string, head: readonly string[], rows: string[][]];

/** The report of an import as text: the totals, then a table for each kind of issue. */
export function reportText(report: Report & { deviations?: readonly Deviation[] }, dryRun: boolean): string {
  const { added, changed, withdrawn, cities, unchanged, drafts, skipped, unknown, copied, pictures } = report;
  const { records, faults, lapsed, deviations = [] } = report;
  const totals = table(
    [dryRun ? 'would be' : 'homes', '', 'numbers'],
    [
      ['new', String(added.length), numbers(added)],
      ['changed', String(changed.length), numbers(changed)],
      ['unchanged', String(unchanged), ''],
      ['withdrawn', String(withdrawn.length), numbers(withdrawn)],
      ['drafts', String(drafts.length), numbers(drafts.map(({ home }) => home))],
      ['new cities', String(cities.length), cities.join(' ')],
      ['new pictures', String(pictures.added), ''],
      ['deleted pictures', String(pictures.deleted), ''],
    ],
  );
  const sections: Section[] = [
    [
      'Drafts: the advert lacks details that the law requires, or has machine-drafted texts that nobody has read',
      ['home', 'id', 'missing', 'unread texts'],
      drafts.map(({ home, id, missing, unread }) => [String(home), id, missing.join(', '), unread.join(', ')]),
    ],
    [
      'Skipped: not imported, or left unchanged',
      ['id', 'path', 'expected', 'found'],
      skipped.map((home) => {
        const { expected, found } = findingText(home);
        return [home.id, home.path, expected, home.nearest ? `${found}; did you mean ${home.nearest}?` : found];
      }),
    ],
    [
      'Changed fields',
      ['home', 'id', 'field', 'from', 'to'],
      records.flatMap(({ home, id, changes = [] }) =>
        changes.map(({ path, from, to }) => [String(home), id, path, from, to]),
      ),
    ],
    [
      'Different from the dry run, since something has changed in between',
      ['id', 'dry run', 'import'],
      deviations.map(({ id, was, now }) => [id, was ?? 'absent', now ?? 'absent']),
    ],
    [
      'Faults of the data that were left alone',
      ['file', 'path', 'expected', 'found'],
      faults.map(reportedIssue).map(({ file, path, expected, found }) => [file, path, expected, found]),
    ],
    [
      'Corrections that no longer apply, since the feed has another value now',
      ['id', 'field'],
      lapsed.map(({ id, field }) => [id, field]),
    ],
    [
      'Unknown values: enter their meaning under "meanings" in data/imports.json, or in the office',
      ['field', 'value', 'times'],
      unknown.map(({ field, value, count }) => [field, value, String(count)]),
    ],
    [
      'Descriptions copied from another language, since the feed has none in this one',
      ['language', 'homes'],
      Object.entries(copied).map(([language, count]) => [language, String(count)]),
    ],
    [
      'Pictures that could not be downloaded',
      ['id', 'address', 'reason'],
      pictures.failed.map(({ id, url, reason }) => [id, url, reason]),
    ],
  ];
  const filled = sections.filter(([, , rows]) => rows.length > 0);
  return [
    totals,
    ...filled.map(
      ([title, head, rows]) =>
        `${title}\n\n${table(
          head,
          rows.map((cells) => cells.map(printable)),
        )}`,
    ),
  ].join('\n\n');
}

/** As many numbers as fit on a line. */
const numbers = (all: readonly number[]): string =>
  all.length > 12 ? `${all.slice(0, 12).join(' ')} …` : all.join(' ');

/** A supplier's text without control characters, which could change the terminal or start new lines. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\uFFFD');
