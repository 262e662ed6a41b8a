import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

// The database of the site under test, for what no visitor can bring about.

/** Runs a statement that changes something; throws where it changes nothing. */
export function writeDirectly(statement: string, ...values: SQLInputValue[]): void {
  using database = open();
  if (database.prepare(statement).run(...values).changes === 0) throw new Error(`changed nothing: ${statement}`);
}

/** The first column of what a query finds, as text. */
export function readDirectly(query: string, ...values: SQLInputValue[]): string[] {
  using database = open();
  return database
    .prepare(query)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
}

const open = () => new DatabaseSync('test-results/var/heem.db', { timeout: 5_000 });
