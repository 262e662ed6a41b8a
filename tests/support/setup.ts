import { afterEach } from 'vitest';

// Without vitest's globals Testing Library does not clean up by itself; tests without a page need not load it.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
