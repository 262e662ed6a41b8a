import { afterAll, afterEach } from 'vitest';
import { processState } from '@/lib/base/process-state';

// Testing Library does not clean up by itself without Vitest's globals; tests without a page need not load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // On a machine that does much else, an event may take longer than the default of a second.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  // The next file of this worker has the same page.
  afterAll(() => document.body.replaceChildren());
}

// The pictures are prepared by the build, which no unit test needs.
const prepared = { hash: '0a1b2c3d', width: 1360, height: 907, widths: [100, 400, 600, 1360] };
processState.pictures = new Proxy({}, { get: () => prepared });

// next-intl prints a missing message or value and shows the key instead, which no visitor may read: here it fails the test.
const { error } = console;
console.error = (...args: unknown[]) => {
  const code = args[0] instanceof Error && 'code' in args[0] ? args[0].code : undefined;
  if (code === 'MISSING_MESSAGE' || code === 'FORMATTING_ERROR') throw args[0];
  error(...args);
};
afterAll(() => {
  console.error = error;
});
