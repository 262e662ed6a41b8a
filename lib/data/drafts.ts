import { type Tables, toCatalogue } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/check-legal.ts';
import { checkUnitPlaces } from '../catalogue/check-projects.ts';
import type { LoadedCatalogue } from '../catalogue/load.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { asPublished, contentWithDrafts } from '../content/drafts.ts';
import type { LoadedContent } from '../content/load.ts';
import { addressesOf } from './addresses-of.ts';
import { checkNamedFiles } from './check-property-page.ts';
import type { Fault } from './fault.ts';
import type { Snapshot } from './load.ts';
import { DataReader, type Filed } from './reader.ts';

/** The site as it would be with its drafts. */
export interface Drafts {
  snapshot: Snapshot;
  /** What stands in the way of publishing them. */
  faults: readonly Fault[];
}

/** Takes what was loaded of a folder, and what is shown of it today. */
export function withDrafts(
  { tables, homes, content }: LoadedCatalogue & { content: LoadedContent },
  today: Snapshot,
  dir: string,
): Drafts {
  const reader = new DataReader(dir);
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
    ['published', 'draft'],
  );
  checkNamedFiles(reader, dir, homes, catalogue);
  checkOnceShown(reader, homes, tables);
  const shown = asPublished(content);
  const snapshot = {
    catalogue,
    content: contentWithDrafts(shown, today.content),
    paths: addressesOf(catalogue, shown),
  };
  return { snapshot, faults: reader.faults };
}

/** What is wanted of a home from the day that it is published. */
function checkOnceShown(reader: DataReader, homes: readonly Filed<Property>[], tables: Tables): void {
  const shown = homes.map(({ file, item }) => ({
    file,
    item: item.status === 'draft' ? { ...item, status: 'published' as const } : item,
  }));
  checkLegal(reader, shown, tables);
  checkUnitPlaces(reader, shown, tables);
}
