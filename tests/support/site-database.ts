import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

// Direct access to the database of the site under test, for states that no visitor can cause.

/** Runs a statement; throws if it changes nothing. */
export function writeDirectly(statement: string, ...values: SQLInputValue[]): void {
  using database = open();
  if (database.prepare(statement).run(...values).changes === 0) throw new Error(`changed nothing: ${statement}`);
}

/** The first column of a query, as text. */
export function readDirectly(query: string, ...values: SQLInputValue[]): string[] {
  using database = open();
  return database
    .prepare(query)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
}

const open = () => new DatabaseSync('test-results/var/heem.db', { timeout: 5_000 });
