import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { inProject, ports, root, toolEnv } from '../../scripts/support/project.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';

const run = promisify(execFile);

/** The site with an office and an owner's portal that the demo has filled, until it is stopped. */
export interface DemoSite extends Site {
  /** Logs a browser in: an owner of the agency into the office, or an owner of homes into the portal. */
  enter(page: Page, who: 'office' | 'portal'): Promise<void>;
}

/** Fills a database in a temporary folder and starts the built site with it. */
export async function startDemoSite(): Promise<DemoSite> {
  const varDir = mkdtempSync(path.join(tmpdir(), 'heem-pictures-'));
  const env = { VAR_DIR: varDir };
  const { stdout } = await run(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'scripts/demo.ts', 'en'],
    { cwd: root, env: toolEnv(env) },
  );
  // Without their host: another SITE_URL would be another build.
  const links = [...stdout.matchAll(/https?:\/\/[^/]+(\S+\?link=\S+)/g)].map(([, path = '']) => path);
  const code = /after it: +(\S+)/.exec(stdout)?.[1] ?? '';
  const site = await startSite({ args: [inProject('scripts/start.ts')], cwd: root, port: ports.docPictures, env });
  const password = randomBytes(12).toString('base64url');
  return {
    ...site,
    async enter(page, who) {
      await page.goto(site.url + (who === 'office' ? links[0] : links.at(-1)));
      await page.locator('#newPassword').fill(password);
      await page.locator('#newPasswordAgain').fill(password);
      await page.locator('[data-part="form-submit"]').click();
      if (who === 'portal') return void (await page.waitForURL(/client-area/));
      await page.waitForURL('**/office/code/', { waitUntil: 'networkidle' });
      await page.locator('input[name="code"]').fill(code);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL('**/office/');
    },
    async stop() {
      await site.stop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}
