import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A PostgreSQL beside the tests of storage and mail; what they kill is never the database, so it need not be safe. */
export function setup(project: TestProject): () => void {
  const { url, stop } = startPostgres({ safe: false });
  project.provide('postgresUrl', url);
  return stop;
}
