import path from 'node:path';
import { key } from '../../lib/catalogue/schema/fields.ts';
import { env } from '../../lib/env.ts';
import type { Report } from '../../lib/import/decisions.ts';
import { download } from '../../lib/import/download.ts';
import { InvalidFeedError } from '../../lib/import/feed.ts';
import { formats } from '../../lib/import/formats.ts';
import { withImportLock } from '../import/run-import.ts';
import { writeFile } from '../support/project.ts';
import { table } from '../support/table.ts';
import { type Command, onlyWord, UsageError } from './command.ts';

const names = Object.keys(formats).join('|');

export const importHomes: Command = {
  usage: `--format ${names} [--source NAME] [--most-gone 0.2] [--broker ID] [--dry-run] FILE|URL`,
  takesWords: true,
  summary: 'makes the homes of a feed homes of the site, and withdraws those that it no longer has',
  help: [
    'FILE or URL is a feed, or a ZIP archive with one and its pictures.',
    'NAME says whose homes they are, the name of the format if left out: two feeds need two names.',
    'A feed that would withdraw more than a share of its homes (--most-gone, from 0 to 1) is refused.',
    'ID, of data/team.json, gets the homes of which the feed names nobody of the team; else its first member does.',
    '--dry-run writes nothing, fetches no picture and prints what would be. docs/import.md says more.',
  ].join('\n'),
  options: {
    format: { type: 'string' },
    source: { type: 'string' },
    'most-gone': { type: 'string', default: '0.2' },
    broker: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run(given) {
    const { format, source = format, 'most-gone': share, broker, 'dry-run': dryRun } = given.options;
    const read = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!read) throw new UsageError(`--format is one of ${names}`);
    const feed = key.safeParse(source);
    if (!feed.success) throw new UsageError('--source is a name in small letters, figures and hyphens');
    const maxGone = Number(share);
    if (!(maxGone >= 0 && maxGone <= 1)) throw new UsageError('--most-gone is a share from 0 to 1, such as 0.2');
    const wanted = {
      read,
      place: onlyWord(given, 'FILE or URL'),
      feed: feed.data,
      maxGone,
      broker: broker === undefined ? undefined : String(broker),
      dryRun: dryRun === true,
      today: new Date().toISOString().slice(0, 10),
    };
    // Loaded on demand: the other commands start in half the time without sharp and the catalogue.
    const { runImport } = await import('../import/run-import.ts');
    const means = { dataDir: env.dataDir, varDir: env.varDir, download, write: writeFile };
    try {
      const report = await withImportLock(path.join(env.varDir, 'import.lock'), () => runImport(wanted, means));
      console.log(reportText(report, wanted.dryRun));
    } catch (error) {
      throw error instanceof InvalidFeedError
        ? new Error(`The feed was refused, and nothing written: ${printable(error.message)}`)
        : error;
    }
  },
};

type Section = readonly [title: string, head: readonly string[], rows: string[][]];

/** The report of an import as text: the sums, then a table for each thing that somebody should look at. */
export function reportText(report: Report, dryRun: boolean): string {
  const { added, changed, withdrawn, unchanged, drafts, skipped, unknown, copied, pictures } = report;
  const sums = table(
    [dryRun ? 'would be' : 'homes', '', 'numbers'],
    [
      ['new', String(added.length), numbers(added)],
      ['changed', String(changed.length), numbers(changed)],
      ['unchanged', String(unchanged), ''],
      ['withdrawn', String(withdrawn.length), numbers(withdrawn)],
      ['drafts', String(drafts.length), numbers(drafts.map(({ home }) => home))],
      ['new pictures', String(pictures.added), ''],
      ['deleted pictures', String(pictures.deleted), ''],
    ],
  );
  const sections: Section[] = [
    [
      'Drafts, for their adverts lack what the law wants',
      ['home', 'id', 'lacks'],
      drafts.map(({ home, id, missing }) => [String(home), id, missing.join(', ')]),
    ],
    [
      'Set aside: not taken up, or left as they were',
      ['id', 'path', 'expected', 'found'],
      skipped.map(({ id, path, expected, found }) => [id, path, expected, found]),
    ],
    [
      'Values that nobody here understands',
      ['field', 'value', 'times'],
      unknown.map(({ field, value, count }) => [field, value, String(count)]),
    ],
    [
      'Descriptions in another language, as the feed has none in this one',
      ['language', 'homes'],
      Object.entries(copied).map(([language, count]) => [language, String(count)]),
    ],
    [
      'Pictures that could not be had',
      ['id', 'address', 'why'],
      pictures.failed.map(({ id, url, reason }) => [id, url, reason]),
    ],
  ];
  const filled = sections.filter(([, , rows]) => rows.length > 0);
  return [
    sums,
    ...filled.map(
      ([title, head, rows]) =>
        `${title}\n\n${table(
          head,
          rows.map((cells) => cells.map(printable)),
        )}`,
    ),
  ].join('\n\n');
}

/** As many as fit on a line. */
const numbers = (all: readonly number[]): string =>
  all.length > 12 ? `${all.slice(0, 12).join(' ')} …` : all.join(' ');

/** A supplier's text without control characters, which could change the terminal or start new lines. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\uFFFD');
