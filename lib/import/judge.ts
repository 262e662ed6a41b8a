import type { Tables } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/check-legal.ts';
import { checkProperties } from '../catalogue/check-properties.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import { type Fault, toFaults } from '../data/fault.ts';
import { DataReader, type Filed } from '../data/reader.ts';

/** What the checks of the data say of a home, as it would be if it were published. */
export interface Judged {
  home: Property;
  /** What bars it from the data. */
  faults: readonly Fault[];
  /** What its advert lacks by law: until then it is a draft. */
  gaps: readonly Fault[];
}

/** Checks homes as the site does when it reads them, beside those that stay as they are; returns them in their order. */
export function judge(
  homes: readonly Filed<Omit<Property, 'status'>>[],
  others: readonly Filed<Property>[],
  tables: Tables & { team: ReadonlyMap<string, unknown> },
): Judged[] {
  const checked = homes.map(({ file, item }) => {
    const home: unknown = JSON.parse(JSON.stringify({ ...item, status: 'published' }));
    const parsed = propertySchema.safeParse(home);
    return parsed.success
      ? { file, home: parsed.data, faults: [] }
      : { file, home: home as Property, faults: toFaults(file, home, parsed.error) };
  });
  const sound = checked.filter(({ faults }) => faults.length === 0).map(({ file, home }) => ({ file, item: home }));
  const bars = faultsOf((reader) => checkProperties(reader, { sound: [...others, ...sound], damaged: [] }, tables));
  const gaps = faultsOf((reader) => checkLegal(reader, sound, tables));
  return checked.map(({ file, home, faults }) => ({
    home,
    faults: [...faults, ...(bars.get(file) ?? [])],
    gaps: gaps.get(file) ?? [],
  }));
}

/** What a check finds, by file. */
function faultsOf(check: (reader: DataReader) => void): Map<string, Fault[]> {
  const reader = new DataReader('');
  check(reader);
  return Map.groupBy(reader.faults, ({ file }) => file);
}
