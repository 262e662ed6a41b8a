import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { workerSite } from './worker-site';

// Direct access to the database of the site under test, for states that no visitor can cause.

/** Runs a statement; throws if it changes nothing. */
export function writeDirectly(statement: string, ...values: SQLInputValue[]): void {
  using database = open();
  if (database.prepare(statement).run(...values).changes === 0) throw new Error(`changed nothing: ${statement}`);
}

/** Deletes rows, if there are any. */
export function deleteDirectly(statement: string, ...values: SQLInputValue[]): void {
  using database = open();
  database.prepare(statement).run(...values);
}

/** The first column of a query, as text. */
export function readDirectly(query: string, ...values: SQLInputValue[]): string[] {
  using database = open();
  return database
    .prepare(query)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
}

const open = () => new DatabaseSync(path.join(workerSite.varDir, 'heem.db'), { timeout: 5_000 });
