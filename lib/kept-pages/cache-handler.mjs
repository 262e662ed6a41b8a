// Next's own page cache. A page whose data have changed is no longer given out (docs/decisions/pages-renewed-by-what-they-read.md). A page that enters gets its scripts after its content, and its Content-Security-Policy: static pages then
// need neither a nonce nor 'unsafe-inline'. It leans on a private path of Next (docs/decisions/content-security-policy.md); a
// browser test watches it.
import { createRequire } from 'node:module';
import { policyOf } from '../security/csp.ts';
import { lateScripts } from './late-scripts.ts';
import { isStillTrue } from './still-true.ts';

const require = createRequire(import.meta.url);
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const header = 'content-security-policy';

function prepare(value) {
  if (value?.kind !== 'APP_PAGE' || !value.headers || value.headers[header]) return;
  value.html = lateScripts(String(value.html));
  value.headers[header] = policyOf(value.html);
}

export default class KeptPages extends FileSystemCache {
  isOfBuild(key, data) {
    return data?.kind === 'APP_PAGE' && this.fs.existsSync(this.getFilePath(`${key}.html`, data.kind));
  }

  async get(...args) {
    const entry = await super.get(...args);
    // Next makes a page anew that is not there. Without data in force, in the build, there is nothing that could have changed.
    const data = globalThis.heemData;
    if (entry?.value && data && !isStillTrue(entry.value, data)) return null;
    prepare(entry?.value);
    return entry;
  }

  async set(key, data, context) {
    prepare(data);
    // Pages of the build are renewed on disk. All others stay in memory (an LRU of cacheMaxMemorySize): on disk nobody would evict them.
    const toDisk = this.flushToDisk;
    this.flushToDisk = toDisk && (process.env.NEXT_PHASE === 'phase-production-build' || this.isOfBuild(key, data));
    const done = super.set(key, data, context);
    this.flushToDisk = toDisk;
    return done;
  }
}
