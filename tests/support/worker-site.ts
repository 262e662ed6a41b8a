import path from 'node:path';
import { inProject, ports } from '../../scripts/support/project.ts';

/**
 * The sites under test: `sample` serves the shipped agency, `edited` a copy of its data and messages that tests change,
 * `outside` an agency that uses features the sample does not.
 */
export type SiteKind = 'sample' | 'edited' | 'outside';

// Playwright numbers its workers from 0. Each has one site, with a port, a database and folders that no other worker uses.
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const folder = inProject(`test-results/site-${index}`);

/** The site of this worker; it runs while the worker has a test (the fixture `site` in tests/support/site-test.ts). */
export const workerSite = {
  folder,
  port: ports.testSites + index,
  url: `http://localhost:${ports.testSites + index}`,
  /** The folder of its SQLite database. */
  varDir: path.join(folder, 'var'),
  /** The folders of an `edited` site; an `outside` site has a data folder too. */
  dataDir: path.join(folder, 'data'),
  messagesDir: path.join(folder, 'messages'),
  /** The environment that it was started with, for staff commands on it; empty before the start. */
  env: {} as Record<string, string>,
};
