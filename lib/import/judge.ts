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

/** Checks homes as the site does when it reads them, beside those that stay as they are; gives each with what there is to say of it. */
export function judge<T extends Filed<Omit<Property, 'status'>>>(
  homes: readonly T[],
  others: readonly Filed<Property>[],
  tables: Tables & { team: ReadonlyMap<string, unknown> },
): (T & Judged)[] {
  const read = homes.map((filed) => ({ filed, ...readAsPublished(filed) }));
  const sound = read.flatMap(({ filed: { file }, home, faults }) =>
    faults.length === 0 ? [{ file, item: home }] : [],
  );
  const bars = faultsOf((reader) => checkProperties(reader, { sound: [...others, ...sound], damaged: [] }, tables));
  const gaps = faultsOf((reader) => checkLegal(reader, sound, tables));
  return read.map(({ filed, home, faults }) => ({
    ...filed,
    home,
    faults: [...faults, ...(bars.get(filed.file) ?? [])],
    gaps: gaps.get(filed.file) ?? [],
  }));
}

function readAsPublished({ file, item }: Filed<Omit<Property, 'status'>>): Pick<Judged, 'home' | 'faults'> {
  const home: Property = JSON.parse(JSON.stringify({ ...item, status: 'published' }));
  const { success, data, error } = propertySchema.safeParse(home);
  return success ? { home: data, faults: [] } : { home, faults: toFaults(file, home, error) };
}

/** What a check finds, by file. */
function faultsOf(check: (reader: DataReader) => void): Map<string, Fault[]> {
  const reader = new DataReader('');
  check(reader);
  return Map.groupBy(reader.faults, ({ file }) => file);
}
