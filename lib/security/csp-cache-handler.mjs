// Next's own page cache, with the page's Content-Security-Policy put on when it enters: static pages then need neither a nonce
// nor 'unsafe-inline'. It leans on a private path of Next (docs/decisions/content-security-policy.md); a browser test watches it.
import { createRequire } from 'node:module';
import { policyOf } from './csp.ts';

const require = createRequire(import.meta.url);
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const header = 'content-security-policy';

function stamp(value) {
  if (value?.kind === 'APP_PAGE' && value.headers && !value.headers[header])
    value.headers[header] = policyOf(String(value.html));
}

export default class CspCacheHandler extends FileSystemCache {
  async get(...args) {
    const entry = await super.get(...args);
    stamp(entry?.value);
    return entry;
  }

  async set(key, data, context) {
    stamp(data);
    // What is rendered while the site runs stays in memory (an LRU of cacheMaxMemorySize): on disk it would never be evicted.
    const toDisk = this.flushToDisk;
    this.flushToDisk = toDisk && process.env.NEXT_PHASE === 'phase-production-build';
    const done = super.set(key, data, context);
    this.flushToDisk = toDisk;
    return done;
  }
}
