import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/Applications/Chromium.app/Contents/MacOS',
];

const advice = 'Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM to the path of one.';

/** Path of a Chromium: the one that CHROMIUM names, else the first of the machine's own; null where there is none. */
function findBrowser(): string | null {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM: expected the path of a browser, found ${named}`);
  if (named) return named;
  const candidates = folders.flatMap((folder) => commands.map((command) => path.join(folder, command)));
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Path of a Chromium, installed first with Debian's package manager where there is none and this user may do so. */
export function installBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error(`The browser tests need Chromium. ${advice}`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, error } = spawnSync('apt-get', step, { stdio: 'inherit', env });
    if (status !== 0)
      throw new Error(`apt-get ${step.join(' ')} failed: ${error?.message ?? `exit code ${status}`}. ${advice}`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error(`apt-get installed chromium, and yet none was found. ${advice}`);
  return installed;
}

if (import.meta.main) console.log(`browser: ${installBrowser()}`);

/** Flags that stop Chromium's own requests. No sandbox, since it runs as root in containers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Launches the machine's Chromium with Playwright. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: installBrowser(), args: [...browserFlags, ...flags] });
