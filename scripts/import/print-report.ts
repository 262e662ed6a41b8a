import type { Report } from '../../lib/import/decisions.ts';
import { table } from '../support/table.ts';

type Section = readonly [title: string, head: readonly string[], rows: string[][]];

/** The report of an import as text: the sums, then a table for each thing that somebody should look at. */
export function reportText(report: Report, dryRun: boolean): string {
  const { added, changed, withdrawn, unchanged, drafts, setAside, unknown, copied, pictures } = report;
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
      drafts.map(({ home, id, lacks }) => [String(home), id, lacks.join(', ')]),
    ],
    [
      'Set aside: not taken up, or left as they were',
      ['id', 'path', 'expected', 'found'],
      setAside.map(({ id, path, expected, found }) => [id, path, expected, found]),
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
  const told = sections.filter(([, , rows]) => rows.length > 0);
  return [
    sums,
    ...told.map(
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
