import { parseJson } from '../../lib/base/read-json.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import { issue } from '../../lib/files/issue-codes.ts';
import { type DataIssue, type FieldIssue, unreadableIssue } from '../../lib/files/issues.ts';
import { euro } from '../../lib/i18n/euro.ts';
import type { DataFolder, Write } from '../../scripts/support/data-folder.ts';
import type { Expectation } from './expectations.ts';
import { cityPath, homeFile, homePath, inEveryLanguage, type Targets } from './targets.ts';

/** A broken file and its repair. */
export interface Break {
  name: string;
  broken: Write;
  repaired: Write;
  /** The issue that the site must report. */
  issue: DataIssue;
  /** Pages that must not change. */
  unchanged: readonly Expectation[];
}

type Damage = Pick<Break, 'name'> & { text: string; issue: FieldIssue };

const unreadable = (name: string, text: string): Damage => {
  try {
    parseJson(text);
  } catch (error) {
    return { name, text, issue: unreadableIssue('file', '', error) };
  }
  throw new Error(`${name}: expected a text that is not JSON`);
};

const damages: readonly ((text: string, folder: DataFolder, file: string) => Damage)[] = [
  (text) => unreadable('bad JSON', text.replace('"title"', 'title')),
  (_, folder, file) => ({
    name: 'wrong type',
    text: edit(folder, file, (home) => Object.assign(home.price, { amount: 'abc' })),
    issue: { ...issue('number'), path: 'price.amount', found: '"abc"' },
  }),
  (_, folder, file) => ({
    name: 'reference to nothing',
    text: edit(folder, file, (home) => Object.assign(home, { city: 'nowhere' })),
    issue: {
      ...issue('inList', { field: 'id', list: 'cities.json' }),
      path: 'city',
      found: '"nowhere"',
      source: 'cities.json',
    },
  }),
  (text) => unreadable('half-written file', text.slice(0, text.length / 2)),
];

/** A valid change in the broken file, which no page may show. */
const leaked = 'Heem Leak';
const edit = (folder: DataFolder, file: string, change: (home: Property) => void): string =>
  folder.edited<Property>(file, (home) => {
    home.title.nl = leaked;
    change(home);
  }).text;

/** The next break: the file of the home, damaged in one of four ways in turn. */
export function breakOf(targets: Targets, folder: DataFolder, iteration: number): Break {
  const file = homeFile(targets.home.id);
  const repaired = folder.text(file);
  const damage = damages[iteration % damages.length];
  if (!damage) throw new Error('expected a kind of damage');
  const { name, text, issue: expected } = damage(repaired, folder, file);
  const shows = euro(folder.read<Property>(file).price.amount, 'nl');
  const unchanged = inEveryLanguage((locale) =>
    [homePath(targets.home.id, locale), cityPath(targets, folder, targets.home.city, locale)].map((path) => ({
      path,
      shows,
      hides: leaked,
    })),
  );
  return { name, broken: { file, text }, repaired: { file, text: repaired }, issue: { ...expected, file }, unchanged };
}
