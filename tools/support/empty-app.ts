import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../lib/files/write-file.ts';
import { inProject, ports, run } from '../../scripts/support/project.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';

const dir = inProject('var/empty-app');
const stamp = path.join(dir, 'built-with');

// Inside the project's folder, so that it is built with the project's packages.
const files = {
  'package.json': '{ "type": "module", "private": true }\n',
  'next.config.js': 'export default { agentRules: false, experimental: { agentUpgrade: false } };\n',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  // Without this file, Next uses that of the parent folder.
  'instrumentation.js': 'export const register = () => {};\n',
  'app/page.js': 'export default () => <p>Empty</p>;\n',
  'app/per-request/page.js': 'export const dynamic = "force-dynamic";\nexport default () => <p>Empty</p>;\n',
};

/** Starts an app with empty pages, cached at / and rendered per request at /per-request: the minimum cost of a page. Built once for each set of packages. */
export async function startEmptyApp(): Promise<Site> {
  const packages = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(JSON.stringify(files))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== packages) {
    rmSync(dir, { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) writeFile(path.join(dir, name), content);
    if ((await run('next', ['build', dir], { NODE_ENV: 'production' })) !== 0)
      throw new Error('The empty app of the budget cannot be built.');
    writeFile(stamp, packages);
  }
  return startSite({
    command: 'next',
    args: ['start', '-p', String(ports.emptyApp)],
    cwd: dir,
    port: ports.emptyApp,
    env: { NODE_ENV: 'production' },
  });
}
