import { execFile } from 'node:child_process';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { promisify } from 'node:util';
import { inProject } from '../../../scripts/support/project.ts';
import { editedData, editedUrl } from './editor.ts';

// The office of the site whose data a test changes: it has a database of its own.

const varDir = inProject('test-results/edited/var');

/** Runs a staff command on it; returns its output. */
export async function editedHeem(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'scripts/heem.ts', ...words],
    { env: { ...process.env, VAR_DIR: varDir, DATA_DIR: editedData, SITE_URL: editedUrl } },
  );
  return stdout;
}

/** Writes a row directly, for what a visitor sent. */
export function writeEdited(statement: string, ...values: SQLInputValue[]): void {
  using database = new DatabaseSync(`${varDir}/heem.db`, { timeout: 5_000 });
  database.prepare(statement).run(...values);
}
