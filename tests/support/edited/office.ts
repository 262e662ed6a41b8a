import pg from 'pg';
import { inProject, ports } from '../../../scripts/support/project.ts';
import { heemOf } from '../heem-of.ts';
import { editedData, editedUrl } from './editor.ts';

// The office of the site whose data a test changes: it has a database of its own.

/** Where that site keeps what is not in its data folder. */
export const editedStorage = {
  VAR_DIR: inProject('test-results/edited/var'),
  DATABASE_URL: `postgres://heem@localhost:${ports.testPostgres}/postgres`,
};

/** Runs a staff command on it; returns its output. */
export const editedHeem = heemOf({ ...editedStorage, DATA_DIR: editedData, SITE_URL: editedUrl });

/** Writes a row directly, for what a visitor sent. */
export async function writeEdited(statement: string, ...values: (string | number)[]): Promise<void> {
  const client = new pg.Client(editedStorage.DATABASE_URL);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
