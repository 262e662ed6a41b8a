import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const tests = 'tests/{unit,checks}/**/*.test.{ts,tsx}';
const testsWith = (pattern: RegExp): string[] =>
  globSync(tests).filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** The tests of storage and mail: they have a PostgreSQL server beside them. */
const storage = testsWith(/\/support\/storage\//);
/** Test files that mock a module need isolated modules; all other files of a worker share them, so that each is loaded once. */
const isolated = testsWith(/\bvi\.(?:mock|hoisted|resetModules)\(/).filter((file) => !storage.includes(file));

/** The settings of the projects below and of vitest.long.config.ts. */
export const shared = {
  plugins: [react()],
  resolve: {
    alias: {
      '@/lib/next/static-html': join(import.meta.dirname, 'tests/support/static-html.tsx'),
      '@': import.meta.dirname,
      'better-auth/next-js': join(import.meta.dirname, 'tests/support/next-cookies.ts'),
      'next-intl/server': join(import.meta.dirname, 'tests/support/next-intl-server.ts'),
      'next/headers': join(import.meta.dirname, 'tests/support/next-headers.ts'),
      'server-only': join(import.meta.dirname, 'tests/support/server-only.ts'),
    },
  },
  test: {
    // A machine that does much else may take long: what a test waits for is not what it measures.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/setup.ts'],
    // A test of a component asks for a browser itself, in its first line: // @vitest-environment jsdom
    environment: 'node',
    env: { DATA_DIR: 'tests/data' },
    server: { deps: { inline: ['next-intl'] } },
    isolate: false,
    maxWorkers: 2,
    // A test that passes only at its second attempt is listed as flaky: scripts/support/report.ts.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', './scripts/support/vitest-reporter.ts'],
  },
} satisfies ViteUserConfig;

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [tests],
          exclude: [...storage, ...isolated],
          globalSetup: ['tests/support/roads.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
      {
        extends: true,
        test: {
          name: 'storage',
          include: storage,
          globalSetup: ['tests/support/storage/databases.ts'],
          setupFiles: ['tests/support/storage/quick-accounts.ts'],
        },
      },
    ],
  },
});
