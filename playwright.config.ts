import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/support/browser.ts';
import { ports } from './scripts/support/project.ts';
import type { SiteKind } from './tests/support/worker-site.ts';

// On a dense screen a map takes the software renderer three times as long.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 } };

export default defineConfig<object, { siteKind: SiteKind }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalSetup: 'tests/support/build-once.ts',
  fullyParallel: true,
  // A machine that does much else at the same time may take long: what a test waits for is not what it measures.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second attempt is listed as flaky: scripts/support/report.ts.
  retries: process.env.CI ? 1 : 0,
  // A third one makes each of them slower on two cores: Chromium draws maps in software.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { launchOptions: { executablePath: browserPath(), args: [...browserFlags] } },
  projects: [
    // Specs in `http` open no browser.
    { name: 'phone', use: phone, grepInvert: /@wide-only/ },
    // Only what behaves otherwise on a wide screen, and what is tested there alone.
    { name: 'wide', use: wide, testIgnore: '**/http/**', grep: /@wide/ },
  ],
  webServer: {
    command: 'node tests/support/mail-catcher.ts',
    url: `http://localhost:${ports.testMailbox}/`,
    timeout: 3 * 60_000,
    reuseExistingServer: false,
  },
});
