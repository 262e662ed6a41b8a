import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@/components/ui/still-part': join(import.meta.dirname, 'tests/support/still-part.tsx'),
      '@': import.meta.dirname,
      'server-only': join(import.meta.dirname, 'tests/support/server-only.ts'),
    },
  },
  test: {
    // Property tests on a machine that does other work, too.
    testTimeout: 20_000,
    include: ['tests/{unit,checks}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    // A test of a component asks for a browser itself, in its first line: // @vitest-environment jsdom
    environment: 'node',
    server: { deps: { inline: ['next-intl'] } },
  },
});
