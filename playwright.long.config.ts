import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The tests that take long by their nature: `long` in scripts/test.ts. */
export default defineConfig({
  ...config,
  testDir: 'tests/long',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  projects: [{ name: 'long' }],
});
