import { z } from 'zod';
import { dayOf, minuteMs } from '../base/day.ts';
import { findSource } from '../content/import-sources.ts';
import { LeaseTakenError, withLease } from '../db/leases.ts';
import { env } from '../env.ts';
import { download as fromInternet } from './download.ts';
import { formats } from './formats.ts';
import { placeOfFeed, readSources } from './import-files.ts';
import { recordRun } from './import-record.ts';
import { type ImportEnvironment, runImport } from './run-import.ts';

export const jobSchema = z.object({
  source: z.string(),
  kind: z.enum(['try', 'run', 'one']),
  record: z.string().optional(),
  by: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});
type Job = z.infer<typeof jobSchema>;

/** Whether a job has begun, or the reason why not. */
export type JobAnswer = 'begun' | 'busy' | 'noFile';

/** Runs a source of data/imports.json and stores its report in the database. `tell` is called once, when it begins or is refused. */
export async function runJob(
  { source: id, kind, record, by }: Job,
  tell: (answer: JobAnswer) => void,
  download: ImportEnvironment['download'] = fromInternet,
): Promise<void> {
  const { dataDir, varDir } = env;
  const source = findSource(readSources(dataDir), id);
  const place = source && placeOfFeed(source, varDir);
  if (!source || !place) return tell('noFile');
  const wanted = {
    read: formats[source.format],
    place,
    feed: id,
    source,
    broker: source.broker,
    maxGone: source.mostGone,
    by,
    dryRun: kind === 'try',
    only: kind === 'one' ? record : undefined,
    today: dayOf(Date.now()),
  };
  const work = () =>
    recordRun({ feed: id, format: source.format, kind, record, by: by.name }, (progress) => {
      tell('begun');
      return runImport(wanted, { dataDir, varDir, download, progress });
    });
  await withLease('import', { waitMs: 0, lastsMs: minuteMs }, () =>
    // The reason of a refusal is stored with the run.
    work().catch((error: unknown) => console.error(`The import of ${id} was refused:`, error)),
  ).catch((error: unknown) => {
    if (!(error instanceof LeaseTakenError)) throw error;
    tell('busy');
  });
}
