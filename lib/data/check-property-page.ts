import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { checkCombination } from '../conditions/evaluate.ts';
import type { LoadedContent } from '../content/load.ts';
import { ownVideoFile } from '../media/links.ts';
import type { DataReader, Filed } from './reader.ts';

/** The videos and documents that homes of the catalogue name lie in their folders. */
export function checkNamedFiles(
  reader: DataReader,
  dir: string,
  homes: readonly Filed<Property>[],
  { properties }: Catalogue,
): void {
  for (const { file, item } of homes) {
    const { id, documents = [], videos = [] } = item;
    if (!properties.has(id)) continue;
    const check = (place: string, folder: string, name: string) => {
      if (!existsSync(path.join(dir, folder, name)))
        reader.fault(file, place, `the name of a file in ${folder}/`, name);
    };
    for (const [i, document] of documents.entries()) check(`documents.${i}.file`, 'documents', document.file);
    for (const [i, { link }] of videos.entries()) {
      const video = ownVideoFile(link);
      if (video) check(`videos.${i}.link`, 'videos', video);
    }
  }
}

/** An advancedCondition that cannot be read would hide what it stands for: an editor is told at once. */
export function checkConditions(reader: DataReader, { conditions }: LoadedContent): void {
  for (const [i, condition] of conditions.entries()) {
    try {
      checkCombination(condition);
    } catch (error) {
      const { advancedCondition } = condition;
      reader.fault('conditions.json', `items.${i}.advancedCondition`, (error as Error).message, advancedCondition);
    }
  }
}

export function checkCostSources(reader: DataReader, { costs }: LoadedContent): void {
  if (!costs) return;
  const { $schema, sources, ...rules } = costs;
  for (const [name, values] of Object.entries(rules))
    for (const [i, { source }] of values.entries())
      if (!sources[source]) reader.fault('costs.json', `${name}.${i}.source`, 'a key of sources', source);
}
