import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { checkCombination } from '../conditions/evaluate.ts';
import type { LoadedContent } from '../content/load.ts';
import { ownVideoFile } from '../media/links.ts';
import type { DataReader } from './reader.ts';

export function checkVideoFiles(reader: DataReader, dir: string, { properties }: Catalogue): void {
  for (const { id, videos = [] } of properties.values())
    for (const [i, { link }] of videos.entries()) {
      const file = ownVideoFile(link);
      if (file && !existsSync(path.join(dir, 'videos', file)))
        reader.fault(`properties/${id}.json`, `videos.${i}.link`, 'the name of a file in videos/', link);
    }
}

export function checkDocumentFiles(reader: DataReader, dir: string, { properties }: Catalogue): void {
  for (const { id, documents = [] } of properties.values())
    for (const [i, { file }] of documents.entries())
      if (!existsSync(path.join(dir, 'documents', file)))
        reader.fault(`properties/${id}.json`, `documents.${i}.file`, 'the name of a file in documents/', file);
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
