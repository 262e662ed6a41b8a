import { dayOf } from '../lib/base/day.ts';
import { warningText } from '../lib/catalogue/warnings/warning-text.ts';
import { LastValidCopies } from '../lib/data/last-valid-copies.ts';
import { loadData, loadSnapshot } from '../lib/data/load.ts';
import { loadValid } from '../lib/data/valid-records.ts';
import { dataWarnings } from '../lib/data/warnings.ts';
import { env } from '../lib/env.ts';
import { loadMessages } from '../lib/files/check-messages.ts';
import { DataError, type DataIssue, issuesOf, orDataError } from '../lib/files/issues.ts';
import { readSources } from '../lib/import/import-files.ts';
import { preparedPictures } from '../lib/media/prepared-pictures.ts';

/** Checks the data folder and the messages and prints a summary; if there are issues, including those in `before`, prints them and returns false. */
export function checkData(before: readonly DataIssue[] = []): boolean {
  const loaded = orDataError(() => loadSnapshot(env.dataDir));
  const others = [orDataError(() => loadMessages(env.messagesDir)), orDataError(() => readSources(env.dataDir))];
  const issues = [...[loaded, ...others].flatMap(issuesOf), ...before];
  if (loaded instanceof DataError || issues.length > 0) {
    console.error(`${env.dataDir}: ${new DataError(issues).message}`);
    return false;
  }
  const { properties, projects } = loaded.catalogue;
  console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no issues`);
  return true;
}

/** Checks whether a site can start: also true if it can with the valid records only, which is then printed. */
export function checkStart(): boolean {
  if (checkData()) return true;
  const valid = orDataError(() => loadValid(env.dataDir, new LastValidCopies(env.dataDir, env.varDir)));
  if (valid instanceof DataError || orDataError(() => loadMessages(env.messagesDir)) instanceof DataError) return false;
  console.error(`  The site starts with what is sound. Held back: ${[...valid.held.keys()].join(', ') || 'nothing'}`);
  return true;
}

/** Prints what may be wrong in valid data, drafts included. */
async function printWarnings(): Promise<void> {
  const data = loadData(env.dataDir).drafts().snapshot;
  const warnings = dataWarnings(data, dayOf(Date.now()), preparedPictures());
  if (warnings.length === 0) return;
  console.log(
    `\n${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}, which keep nothing from being published`,
  );
  for (const warning of warnings)
    console.log(`  ${warning.file} › ${warning.path}: ${await warningText(warning, 'en')}`);
}

// Only as a command: the build finds damaged pictures when it resizes them.
if (import.meta.main) {
  const { damagedPictures, servedPictures } = await import('./pictures/picture-index.ts');
  if (checkData(await damagedPictures(env.dataDir, servedPictures))) await printWarnings();
  else process.exitCode = 1;
}
