import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config';

/** The tests that take long by their nature: see scripts/test.ts. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'long',
    include: ['tests/long/**/*.test.ts'],
    globalSetup: ['tests/support/storage/databases.ts'],
  },
});
