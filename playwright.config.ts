import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/support/browser.ts';
import { ports } from './scripts/support/project.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${ports.tests}`,
    launchOptions: { executablePath: browserPath(), args: [...browserFlags] },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/http/**' },
    // Only what behaves otherwise on a wide screen.
    { name: 'wide', use: wide, testIgnore: '**/http/**', grep: /@wide/ },
    // What needs no browser.
    { name: 'http', testMatch: '**/http/**' },
  ],
  webServer: [
    {
      command: 'npm start',
      url: `http://localhost:${ports.tests}/nl/`,
      env: {
        PORT: String(ports.tests),
        SMTP_URL: `smtp://localhost:${ports.testMail}`,
        VAR_DIR: 'test-results/var',
      },
      timeout: 10 * 60_000,
      reuseExistingServer: false,
    },
    {
      command: 'node tests/support/mail-catcher.ts',
      url: `http://localhost:${ports.testMailbox}/`,
      reuseExistingServer: false,
    },
    {
      // Comes up after the first, which has seen to the build.
      command: 'node tests/support/outside/serve.ts',
      url: `http://localhost:${ports.testOutside}/nl/`,
      reuseExistingServer: false,
    },
    {
      // Likewise.
      command: 'node tests/support/edited/serve.ts',
      url: `http://localhost:${ports.testEdited}/nl/`,
      reuseExistingServer: false,
    },
  ],
});
