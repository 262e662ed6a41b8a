// Next's own page cache. A page whose data have changed is no longer given out (docs/decisions/pages-renewed-by-what-they-read.md). A page that enters gets its scripts after its content, and its Content-Security-Policy: static pages then
// need neither a nonce nor 'unsafe-inline'. It leans on a private path of Next (docs/decisions/content-security-policy.md); a
// browser test watches it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const header = 'content-security-policy';

// A server hands over the rules that its bundle holds. A build has none: Node reads the TypeScript itself, with a compiler that a
// server would carry for good, 15 MB.
const rules = async () => globalThis.heemPageRules ?? (await import('./page-rules.ts')).pageRules;

async function prepare(value) {
  if (value?.kind !== 'APP_PAGE' || !value.headers || value.headers[header]) return;
  const { lateScripts, policyOf } = await rules();
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
    if (entry?.value && data && !(await rules()).isStillTrue(entry.value, data)) return null;
    await prepare(entry?.value);
    return entry;
  }

  async set(key, data, context) {
    await prepare(data);
    // Pages of the build are renewed on disk. All others stay in memory (an LRU of cacheMaxMemorySize): on disk nobody would evict them.
    const toDisk = this.flushToDisk;
    this.flushToDisk = toDisk && (process.env.NEXT_PHASE === 'phase-production-build' || this.isOfBuild(key, data));
    const done = super.set(key, data, context);
    this.flushToDisk = toDisk;
    return done;
  }
}
