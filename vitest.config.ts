import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests of storage and mail: they have a PostgreSQL server beside them. */
const storage = 'tests/unit/{db,mail}/**/*.test.ts';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@/lib/next/static-html': join(import.meta.dirname, 'tests/support/static-html.tsx'),
      '@': import.meta.dirname,
      'next/headers': join(import.meta.dirname, 'tests/support/next-headers.ts'),
      'server-only': join(import.meta.dirname, 'tests/support/server-only.ts'),
    },
  },
  test: {
    // Property tests on a machine that does other work, too.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    // A test of a component asks for a browser itself, in its first line: // @vitest-environment jsdom
    environment: 'node',
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: { name: 'site', include: ['tests/{unit,checks}/**/*.test.{ts,tsx}'], exclude: [storage] },
      },
      {
        extends: true,
        test: {
          name: 'storage',
          include: [storage],
          globalSetup: ['tests/support/storage/postgres-server.ts'],
        },
      },
    ],
  },
});
