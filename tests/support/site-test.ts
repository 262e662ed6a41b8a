import { test as base } from '@playwright/test';
import type { Site } from '../../scripts/support/site';
import { startWorkerSite } from './start-worker-site';
import type { SiteKind } from './worker-site';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Which site the tests of a file need; a file sets it at its top with `test.use`. */
  siteKind: SiteKind;
  site: Site;
}

/** A test with a site of its worker, which no other test uses at the same time; `baseURL` is its address. */
export const test = base.extend<object, WorkerFixtures>({
  siteKind: ['sample', { option: true, scope: 'worker' }],
  site: [
    async ({ siteKind }, use) => {
      const { site, stop } = await startWorkerSite(siteKind);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 3 * 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
