import { key } from '../../lib/catalogue/schema/fields.ts';
import { minuteMs } from '../../lib/day.ts';
import { withLease } from '../../lib/db/leases.ts';
import { env } from '../../lib/env.ts';
import type { Report } from '../../lib/import/decisions.ts';
import { download } from '../../lib/import/download.ts';
import { InvalidFeedError } from '../../lib/import/feed.ts';
import { formats } from '../../lib/import/formats.ts';
import { table } from '../support/table.ts';
import { type Command, onlyWord, UsageError } from './command.ts';

const names = Object.keys(formats).join('|');

export const importHomes: Command = {
  usage: `--format ${names} [--source NAME] [--most-gone 0.2] [--broker ID] [--dry-run] FILE|URL`,
  takesWords: true,
  summary: 'imports the homes of a feed, and withdraws those that it no longer contains',
  help: [
    'FILE or URL is a feed, or a ZIP archive with one and its pictures.',
    'NAME identifies the feed, by default the name of the format: two feeds need two names.',
    'A feed that would withdraw more than a share of its homes (--most-gone, from 0 to 1) is refused.',
    'ID of data/team.json is the broker of homes for which the feed names no team member; by default the first one.',
    '--dry-run writes nothing, downloads no pictures and prints the result. See docs/import.md.',
  ].join('\n'),
  options: {
    format: { type: 'string' },
    source: { type: 'string' },
    'most-gone': { type: 'string', default: '0.2' },
    broker: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run(input) {
    const { format, source = format, 'most-gone': share, broker, 'dry-run': dryRun } = input.options;
    const read = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!read) throw new UsageError(`--format is one of ${names}`);
    const feed = key.safeParse(source);
    if (!feed.success) throw new UsageError('--source is a name of lowercase letters, digits and hyphens');
    const maxGone = Number(share);
    if (!(maxGone >= 0 && maxGone <= 1)) throw new UsageError('--most-gone is a share from 0 to 1, such as 0.2');
    const wanted = {
      read,
      place: onlyWord(input, 'FILE or URL'),
      feed: feed.data,
      maxGone,
      broker: broker === undefined ? undefined : String(broker),
      dryRun: dryRun === true,
      today: new Date().toISOString().slice(0, 10),
    };
    // Loaded on demand: the other commands start in half the time without sharp and the catalogue.
    const [{ runImport }, { recorded }] = await Promise.all([
      import('../import/run-import.ts'),
      import('../../lib/import/import-record.ts'),
    ]);
    const environment = { dataDir: env.dataDir, varDir: env.varDir, download };
    const run = () => runImport(wanted, environment);
    try {
      const report = await withLease('import', { waitMs: 0, lastsMs: minuteMs }, () =>
        wanted.dryRun ? run() : recorded({ feed: wanted.feed, format: String(format) }, run),
      );
      console.log(reportText(report, wanted.dryRun));
    } catch (error) {
      throw error instanceof InvalidFeedError
        ? new Error(`The feed was refused and nothing was written: ${printable(error.message)}`)
        : error;
    }
  },
};

type Section = readonly [title: string, head: readonly string[], rows: string[][]];

/** The report of an import as text: the totals, then a table for each kind of issue. */
export function reportText(report: Report, dryRun: boolean): string {
  const { added, changed, withdrawn, cities, unchanged, drafts, skipped, unknown, copied, pictures } = report;
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
      'Drafts: their adverts lack what the law requires',
      ['home', 'id', 'lacks'],
      drafts.map(({ home, id, missing }) => [String(home), id, missing.join(', ')]),
    ],
    [
      'Skipped: not imported, or left unchanged',
      ['id', 'path', 'expected', 'found'],
      skipped.map(({ id, path, expected, found }) => [id, path, expected, found]),
    ],
    [
      'Unknown values',
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
      ['id', 'address', 'why'],
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
