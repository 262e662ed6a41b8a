import { defineConfig } from '@playwright/test';
import { browserFlags, installBrowser } from './scripts/support/browser.ts';
import { ports } from './scripts/support/project.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 } };

// What these look at is the same on every screen, or they set its width themselves.
const onOneScreen = [
  'audience',
  'axe',
  'consent',
  'consent-calls',
  'consent-stored',
  'favourites',
  'forms',
  'forms-in-german',
  'forms-without-script',
  'languages',
  'list-indexing',
  'list-without-script',
  'login',
  'lost',
  'map-style',
  'narrow',
  'new-password',
  'players',
  'portal',
  'preview',
  'property-blocks',
  'property-costs',
  'saved-empty',
  'searches',
  'searches-without-script',
  'surroundings',
  'visits',
  'without-script',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${ports.tests}`,
    launchOptions: { executablePath: installBrowser(), args: [...browserFlags] },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/http/**' },
    { name: 'wide', use: wide, testIgnore: ['**/http/**', ...onOneScreen] },
    // What does not depend on a screen.
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
