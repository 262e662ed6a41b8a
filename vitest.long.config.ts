import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config';

/** What takes long by its nature: see scripts/test.ts. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'long',
    include: ['tests/long/**/*.test.ts'],
    globalSetup: ['tests/support/storage/databases.ts'],
  },
});
