import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/support/browser.ts';
import { ports } from './scripts/support/project.ts';

// On a dense screen a map takes the software renderer three times as long: every-page.spec.ts looks at each other page on one.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 } };

// The specs that the command line names, or all of them: a site with data of its own is started only where one of them uses it.
const all = globSync('tests/{e2e,long}/**/*.spec.ts');
const words = process.argv.slice(2).filter((word) => word !== 'test');
const named = all.filter((file) => words.some((word) => file.includes(word)));
const specs = named.length > 0 && !words.some((word) => /^(-g|--grep)/.test(word)) ? named : all;
const isUsed = (folder: string) => specs.some((file) => readFileSync(file, 'utf8').includes(`support/${folder}/`));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // A machine that does much else at the same time may take long: what a test waits for is not what it measures.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${ports.tests}`,
    launchOptions: { executablePath: browserPath(), args: [...browserFlags] },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/http/**', grepInvert: /@wide-only/ },
    // Only what behaves otherwise on a wide screen, and what is tested there alone.
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
      timeout: 3 * 60_000,
      reuseExistingServer: false,
    },
    // These come up after the first, which has seen to the build.
    ...[
      { folder: 'outside', port: ports.testOutside },
      { folder: 'edited', port: ports.testEdited },
    ]
      .filter(({ folder }) => isUsed(folder))
      .map(({ folder, port }) => ({
        command: `node tests/support/${folder}/serve.ts`,
        url: `http://localhost:${port}/nl/`,
        timeout: 3 * 60_000,
        reuseExistingServer: false,
        // Time to end what it started.
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      })),
  ],
});
