import { test as base } from '@playwright/test';
import { answerConsent } from '@/scripts/support/consent';
import type { Site } from '@/scripts/support/site';
import { measurement } from './outside/agency';
import { startWorkerSite } from './start-worker-site';
import type { SiteKind } from './worker-site';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** The visitor’s answer to the question for consent; `open` is no answer, so the site asks. */
  consent: 'refused' | 'agreed' | 'open';
}

interface WorkerFixtures {
  /** The site that the tests of a file need; a file sets it at its top with `test.use`. */
  siteKind: SiteKind;
  site: Site;
}

/** A test with a site of its worker, which no other test uses at the same time; `baseURL` is its address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  consent: ['refused', { option: true }],
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
  context: async ({ context, consent, site, siteKind }, use) => {
    const version = siteKind === 'outside' ? measurement.consentVersion : 1;
    if (consent !== 'open') await answerConsent(context, site.url, { isAgreed: consent === 'agreed', version });
    await use(context);
  },
});
