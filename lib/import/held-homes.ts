import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { tryParseJson } from '../base/try-json.ts';
import { isRecordFile, type ValidData } from '../data/valid-records.ts';
import { issue } from '../files/issue-codes.ts';
import { DataError } from '../files/issues.ts';
import { type LoadedFiles, noStamp, type Overlay } from '../files/reader.ts';
import type { Comparison } from './compare-feed.ts';
import type { SkippedHome } from './feed.ts';

/** Lists without which nothing can be imported; an issue in any other file stops no import. */
const needed = ['cities', 'pictures', 'property-types', 'marquees', 'price-units', 'team', 'lists'];

/** Throws a DataError if a list that every home needs has an issue. */
export function refuseInvalidLists({ held, issues }: ValidData): void {
  const heldFiles = [...held.keys()].filter(
    (file) => !isRecordFile(file) && needed.includes(path.basename(file, '.json')),
  );
  const own = issues.filter(({ file }) => heldFiles.includes(file));
  if (heldFiles.length > 0) throw new DataError(own.length > 0 ? own : issues);
}

/** Returns the last valid versions of the files that are held back. */
export const toOverlay = ({ held, files }: ValidData): Overlay =>
  new Map([...held.keys()].map((file) => [file, files.get(file)?.content]));

/** Returns the files of a feed's homes that are held back, by the feed's id of the home. */
export function listHeldFiles(dataDir: string, feed: string, { held, files }: ValidData): Map<string, string> {
  return new Map(
    [...held.keys()].flatMap((file) => {
      if (!file.startsWith('properties/')) return [];
      const sources = [sourceIn(JSON.stringify(files.get(file)?.content ?? {})), sourceIn(textOf(dataDir, file))];
      return sources.flatMap((source) => (source?.feed === feed ? [[source.id, file] as const] : []));
    }),
  );
}

/** Returns the ids of all homes whose file is held back; a new home must not get one of them. */
export const listHeldNumbers = ({ held }: ValidData): number[] =>
  [...held.keys()].flatMap((file) =>
    file.startsWith('properties/') ? Number(path.basename(file, '.json')) || [] : [],
  );

/** Returns the files that were read, and the text of those that are held back: no picture that they name may be deleted. */
export const withHeldTexts = (dataDir: string, { held, files }: ValidData): LoadedFiles =>
  new Map([
    ...files,
    ...[...held.keys()].map((file) => [`held/${file}`, { stamp: noStamp, content: textOf(dataDir, file) }] as const),
  ]);

function textOf(dataDir: string, file: string): string {
  try {
    return readFileSync(path.join(dataDir, file), 'utf8');
  } catch {
    return '';
  }
}

const sourceSchema = z.object({ source: z.object({ feed: z.string(), id: z.string() }) });

/** Finds the source of a home in a text that may be invalid JSON as a whole. */
function sourceIn(text: string): { feed: string; id: string } | null {
  const [part = ''] = /"source"\s*:\s*\{[^{}]*\}/.exec(text) ?? [];
  return sourceSchema.safeParse(tryParseJson(`{${part}}`)).data?.source ?? null;
}

/** Skips the homes whose file is held back; the site keeps showing their last valid version. */
export function skipHeldHomes(compared: Comparison, heldFiles: ReadonlyMap<string, string>): Comparison {
  const reason = (id: string): SkippedHome => ({
    ...issue('fileFaulty', { file: heldFiles.get(id) ?? '' }),
    id,
    path: '',
  });
  const skipped = compared.named.flatMap(({ imported: { id } }) => (heldFiles.has(id) ? [reason(id)] : []));
  const isHeld = (id: string | undefined) => id !== undefined && heldFiles.has(id);
  return {
    named: compared.named.filter(({ imported }) => !heldFiles.has(imported.id)),
    gone: compared.gone.filter(({ item }) => !isHeld(item.source?.id)),
    skipped: [
      ...compared.skipped,
      ...skipped,
      ...compared.gone.flatMap(({ item: { source } }) =>
        source && heldFiles.has(source.id) ? [reason(source.id)] : [],
      ),
    ],
  };
}
