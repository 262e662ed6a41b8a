import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The main pages, compared with pictures of an earlier build in var/look: `look` in scripts/test.ts. */
export default defineConfig({
  ...config,
  testDir: 'tests/look',
  timeout: 120_000,
  snapshotPathTemplate: 'var/look/{arg}{ext}',
  use: { ...config.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'look' }],
});
